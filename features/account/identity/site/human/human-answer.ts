let answer: string | null = null

/** Stores the answer to the human check for the next checked call. */
export function giveHumanAnswer(next: string): void {
  answer = next
}

/** The answer for a checked call; each is used once. The transport sends it in the header Human-Check. */
export function takeHumanAnswer(): string | null {
  const taken = answer
  answer = null
  return taken
}

let gateway: Readonly<Record<string, string>> = {}

/** Stores the gateway headers for the next call for play money (AUT-07); computed on demand to keep them out of the first view's bundle. */
export function giveGateway(headers: Readonly<Record<string, string>>): void {
  gateway = headers
}

/** The headers of a call for play money. */
export function gatewayGiven(): Readonly<Record<string, string>> {
  return gateway
}

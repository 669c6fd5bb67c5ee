let answer: string | null = null

/** Keeps the answer to the human check for the next checked call. */
export function giveHumanAnswer(next: string): void {
  answer = next
}

/** The answer for a checked call; each is used once. The transport puts it into the header Human-Check. */
export function takeHumanAnswer(): string | null {
  const taken = answer
  answer = null
  return taken
}

let gateway: Readonly<Record<string, string>> = {}

/** Keeps what the next call for play money says of its page (AUT-07); worked out where it is asked for, not in the first view. */
export function giveGateway(headers: Readonly<Record<string, string>>): void {
  gateway = headers
}

/** The headers of a call for play money. */
export function gatewayGiven(): Readonly<Record<string, string>> {
  return gateway
}

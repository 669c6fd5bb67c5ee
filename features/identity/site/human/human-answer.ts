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

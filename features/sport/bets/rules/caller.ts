/** Who bets, as it is stored: a job acts for the member later. The fields are those of a member's call, with the ID as text. */
export type StoredCaller = {
  readonly id: string
  readonly account: string
  readonly type: number
  readonly merchant: string
  readonly currency: 'VND' | 'USD' | 'FUN'
  readonly sessionId: string
}

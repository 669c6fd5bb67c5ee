/** The oracle's state: the ledger's tables as plain objects. */
export type OracleWallet = {
  balance: bigint
  held: bigint
  seq: bigint
  floor: bigint
  isDebt: boolean
  isFrozen: boolean
  guard: OracleWalletLimit | null
}
export type OracleWalletLimit = {
  stakeMax: bigint | null
  lossDay: bigint | null
  wagerDay: bigint | null
  depositDay: bigint | null
  isExcluded: boolean
  loss: bigint
  wager: bigint
  deposit: bigint
}
export type Round = {
  readonly wallet: bigint
  readonly seedId: string | null
  stake: bigint
  win: bigint
  state: 'open' | 'settled' | 'void'
}
export type Hold = { wallet: bigint; amount: bigint; isDue: boolean; isResolved: boolean }
export type Line = { kind: string; amount: bigint; isTransfer: boolean; round: string | null }
export type Known = { wallet: bigint; print: string; answer: Answer; line: Line | null }
export type Answer = {
  status: string
  reason?: string
  guard?: string
  balance?: bigint
  held?: bigint
  seq?: bigint
}

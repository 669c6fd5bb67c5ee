import { definePosting } from '#ledger/posting.ts'

/** What an agent's contract earned; the statement says how. */
export const agentIncome = definePosting({
  kind: 'agent.income',
  code: 160,
  house: 'commission_cost',
  wallet: 'credit',
})

// The figure of each posting kind. `sql/functions/line_figures.sql` does the same for amounts; a test compares them and checks
// completeness. Example: a deposit matched with another member's withdrawal is a deposit like any other, no matter which account it is
// booked against.

export const sections = ['deposits', 'withdrawals', 'transfers', 'bonus', 'play', 'other'] as const
export type Section = (typeof sections)[number]

export const kindFigures = [
  'deposits',
  'deposit_fees',
  'paid_out',
  'returned',
  'withdrawal_fees',
  'transfers_in',
  'transfers_out',
  'vendor_out',
  'vendor_back',
  'bonuses',
  'adjustments',
  'play_money',
  'play',
] as const
export type KindFigure = (typeof kindFigures)[number]

/** Every posting kind of members' wallets. */
export const figureOfKind: { readonly [kind: string]: KindFigure } = {
  'deposit.credited': 'deposits',
  'deposit.creditedOverLimit': 'deposits',
  'deposit.matched': 'deposits',
  'deposit.matchedOverLimit': 'deposits',
  'deposit.fee': 'deposit_fees',
  'withdrawal.paid': 'paid_out',
  'withdrawal.returned': 'returned',
  'withdrawal.fee': 'withdrawal_fees',
  'withdrawal.feeReturned': 'withdrawal_fees',
  'transfer.received': 'transfers_in',
  'transfer.sent': 'transfers_out',
  'vendor.sent': 'vendor_out',
  // cash to the own chips at card tables and back: as to a provider's wallet
  'card.buyIn': 'vendor_out',
  'card.cashOut': 'vendor_back',
  'vendor.back': 'vendor_back',
  'vendor.returned': 'vendor_back',
  'vendor.promo': 'bonuses',
  'bonus.stake': 'bonuses',
  'bonus.share': 'bonuses',
  'bonus.granted': 'bonuses',
  'bonus.converted': 'bonuses',
  'bonus.returned': 'bonuses',
  'bonus.writtenOff': 'bonuses',
  'reward.cash': 'bonuses',
  'agent.income': 'bonuses',
  'reward.rebate': 'bonuses',
  'reward.referral': 'bonuses',
  'vendor.win': 'play',
  'jackpot.won': 'play',
  'correction.credit': 'adjustments',
  'correction.debit': 'adjustments',
  'trial.given': 'play_money',
  'round.bet': 'play',
  'round.raise': 'play',
  'round.played': 'play',
  'round.win': 'play',
  'round.refund': 'play',
  'round.rollback': 'play',
}

const SECTION_OF: { readonly [F in KindFigure]: Section } = {
  deposits: 'deposits',
  deposit_fees: 'deposits',
  paid_out: 'withdrawals',
  returned: 'withdrawals',
  withdrawal_fees: 'withdrawals',
  transfers_in: 'transfers',
  transfers_out: 'transfers',
  vendor_out: 'transfers',
  vendor_back: 'transfers',
  bonuses: 'bonus',
  play_money: 'bonus',
  play: 'play',
  adjustments: 'other',
}

/** The statement section of a movement; an unknown kind is other. */
export function sectionOf(kind: string): Section {
  const figure = figureOfKind[kind]
  return figure ? SECTION_OF[figure] : 'other'
}

export type KindMoved = { readonly kind: string; readonly credits: bigint; readonly debits: bigint }

function net(moved: readonly KindMoved[], figures: readonly KindFigure[]): bigint {
  return moved
    .filter(({ kind }) => figures.some((figure) => figure === figureOfKind[kind]))
    .reduce((sum, { credits, debits }) => sum + credits + debits, 0n)
}

/** Deposits, before fees. */
export function depositsOf(moved: readonly KindMoved[]): bigint {
  return net(moved, ['deposits'])
}

/** Withdrawals less returns, before fees; positive. */
export function withdrawalsOf(moved: readonly KindMoved[]): bigint {
  return -net(moved, ['paid_out', 'returned'])
}

const PUT_IN = [
  'deposits',
  'deposit_fees',
  'paid_out',
  'returned',
  'withdrawal_fees',
  'transfers_in',
  'transfers_out',
] as const

/**
 * Net deposits: deposits less withdrawals, fees included, and transfers within a line, which count as both (decision 18). Example:
 * 100.00 deposited with a fee of 1.00 and 30.00 sent up the line: 69.00.
 */
export function netDepositsOf(moved: readonly KindMoved[]): bigint {
  return net(moved, PUT_IN)
}

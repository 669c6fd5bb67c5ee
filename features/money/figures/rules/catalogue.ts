// Reporting figures, each defined once. `from` is its column of figure_line (money) or figure_play (settled play), or its table, `day` the
// time whose day in the brand's time zone it counts on. docs/decisions/0035-figures.md shows this table; a test compares them. Example:
// 500.00 deposited on Monday of which 200.00 were paid out and returned on Tuesday: Monday's deposits are 500.00 and its withdrawals
// 200.00, Tuesday's withdrawals −200.00.

export type Figure = {
  readonly says: string
  readonly from: string
  readonly day: string
}

const posted = 'posting'

export const figures = {
  deposits: {
    says: 'Money credited by deposits of any method, matched ones and ones above a limit included, before fees.',
    from: 'figure_line.deposits',
    day: posted,
  },
  withdrawals: {
    says: 'Money paid to banks, e-wallets and matched members, less returns, before fees.',
    from: 'figure_line.withdrawals = paid_out − returned',
    day: `${posted}; what comes back counts on the day it comes`,
  },
  fees: {
    says: 'Fees that members paid for deposits and withdrawals, less refunded fees.',
    from: 'figure_line.deposit_fees + withdrawal_fees',
    day: posted,
  },
  netDeposits: {
    says: 'Deposits less withdrawals, less fees, plus transfers received and less transfers sent in a line.',
    from: 'figure_line, its columns of these names',
    day: posted,
  },
  stakes: {
    says: 'Stakes of settled rounds; a round voided or reopened later is subtracted.',
    from: 'figure_play.stakes',
    day: 'settlement; a later void on the day of the void',
  },
  wins: {
    says: 'Wins of settled rounds and additional provider wins, less reversals.',
    from: 'figure_play.wins',
    day: 'settlement, or the posting of a further win',
  },
  validBets: {
    says: 'The part of settled stakes that was at risk: no voids, pushes or opposite bets on one event. Turnover and rewards count it.',
    from: 'figure_play.valid_bets',
    day: 'as stakes; turnover of a deposit counts bets that first settled since it',
  },
  ggr: {
    says: 'Gross gaming revenue: stakes less wins. It equals the ledger’s revenue account.',
    from: 'stakes − wins',
    day: 'as stakes and wins',
  },
  rounds: {
    says: 'Rounds that settled, less those voided or reopened afterwards.',
    from: 'figure_play.rounds',
    day: 'as stakes',
  },
  profit: {
    says: 'A member’s result: wins less stakes, the negative of the gross gaming revenue from that member.',
    from: 'wins − stakes',
    day: 'as stakes and wins',
  },
  placed: {
    says: 'The stakes of a list of bets, open ones included; only the betting record shows it, by when a bet was placed.',
    from: 'play_day, round',
    day: 'placing of the bet',
  },
  playMoved: {
    says: 'Balance changes from play, stakes as placed and wins as paid. Limits and harm checks use it and count open bets as lost.',
    from: 'figure_line.play_moved',
    day: posted,
  },
  bonuses: {
    says: 'Money credited by providers and promotions outside rounds, less reversals.',
    from: 'figure_line.bonuses',
    day: posted,
  },
  adjustments: {
    says: 'Balance adjustments and chargebacks, signed as the wallet moved.',
    from: 'figure_line.adjustments',
    day: posted,
  },
  transfers: {
    says: 'Transfers in a line, received and sent apart; they add up to zero over a brand.',
    from: 'figure_line.transfers_in, transfers_out',
    day: posted,
  },
  vendorMoves: {
    says: 'Money transferred to members’ provider wallets and to their chips at card tables, and back.',
    from: 'figure_line.vendor_out, vendor_back',
    day: posted,
  },
  balances: {
    says: 'Current wallet balances, including amounts reserved for withdrawals.',
    from: 'wallet.balance',
    day: 'now',
  },
  openBets: {
    says: 'Stakes of unsettled rounds.',
    from: 'round, ledger account open_bets',
    day: 'now',
  },
  liability: {
    says: 'Positive balances, open bets, jackpots and unconfirmed payouts; the house accounts hold the negative.',
    from: 'wallet, house accounts, withdrawal',
    day: 'now',
  },
  activeMembers: {
    says: 'Members who placed at least one bet that day, voided bets included.',
    from: 'figure_line.bets',
    day: 'placing of the bet',
  },
  newMembers: { says: 'Members who registered that day.', from: 'member', day: 'registration' },
  thresholds: {
    says: 'Totals used for document requests and daily limits; they include orders in progress.',
    from: 'deposit, withdrawal, transfer',
    day: 'the order',
  },
} as const satisfies Record<string, Figure>

export type FigureName = keyof typeof figures

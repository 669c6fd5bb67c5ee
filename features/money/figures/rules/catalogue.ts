// The figures of the house, each defined once. `from` is its column of figure_line (money) or figure_play (settled
// play), or the table that it is read from, `day` the moment
// whose day in the brand's time zone it counts on. docs/decisions/0035-figures.md shows this table; a test keeps both alike.
// Example: 500.00 deposited on Monday of which 200.00 were paid out and came back on Tuesday: Monday's deposits are 500.00 and its
// withdrawals 200.00, Tuesday's withdrawals −200.00.

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
    says: 'Money sent to banks, wallets and matched members, less what came back, before fees.',
    from: 'figure_line.withdrawals = paid_out − returned',
    day: `${posted}; what comes back counts on the day it comes`,
  },
  fees: {
    says: 'Fees that members paid for deposits and withdrawals, less fees given back.',
    from: 'figure_line.deposit_fees + withdrawal_fees',
    day: posted,
  },
  netDeposits: {
    says: 'Deposits less withdrawals, less fees, plus transfers received and less transfers sent in a line.',
    from: 'figure_line, its columns of these names',
    day: posted,
  },
  stakes: {
    says: 'Stakes of rounds that settled; a round that is voided or reopened afterwards is taken off.',
    from: 'figure_play.stakes',
    day: 'settlement; a later void on the day of the void',
  },
  wins: {
    says: 'What settled rounds paid and further wins of vendors, less what was taken back.',
    from: 'figure_play.wins',
    day: 'settlement, or the posting of a further win',
  },
  validBets: {
    says: 'The part of settled stakes that was at risk: no voids, pushes or opposite bets on one event. Turnover and rewards count it.',
    from: 'figure_play.valid_bets',
    day: 'as stakes; turnover of a deposit counts bets that first settled since it',
  },
  ggr: {
    says: 'Gross gaming revenue (profit of the house): stakes less wins. It equals the ledger’s revenue account.',
    from: 'stakes − wins',
    day: 'as stakes and wins',
  },
  rounds: {
    says: 'Rounds that settled, less those voided or reopened afterwards.',
    from: 'figure_play.rounds',
    day: 'as stakes',
  },
  profit: {
    says: 'A member’s result: wins less stakes, the negative of the house’s gross gaming revenue of that member.',
    from: 'wins − stakes',
    day: 'as stakes and wins',
  },
  placed: {
    says: 'The stakes of a list of bets, open ones included; only the betting record shows it, by when a bet was placed.',
    from: 'play_day, round',
    day: 'placing of the bet',
  },
  playMoved: {
    says: 'What play moved in a wallet, stakes as placed and wins as paid; what limits and harm checks weigh, open bets counted as lost.',
    from: 'figure_line.play_moved',
    day: posted,
  },
  bonuses: {
    says: 'Money that vendors and promotions gave beside rounds, less what was taken back.',
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
    says: 'Money sent to members’ wallets at vendors, and what came back.',
    from: 'figure_line.vendor_out, vendor_back',
    day: posted,
  },
  balances: {
    says: 'What members’ wallets hold now, money held for withdrawals included.',
    from: 'wallet.balance',
    day: 'now',
  },
  openBets: {
    says: 'Stakes of rounds that have not settled.',
    from: 'round, ledger account open_bets',
    day: 'now',
  },
  liability: {
    says: 'Balances above zero, open bets, jackpots and payouts not yet confirmed; the house’s own side is its negative.',
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
    says: 'Sums that ask for identity documents and limits a day: orders, those on their way included, so that nothing slips past.',
    from: 'deposit, withdrawal, transfer',
    day: 'the order',
  },
} as const satisfies Record<string, Figure>

export type FigureName = keyof typeof figures

import { id, must, has, stake, unmoved, refused, type Check } from './check.ts'

export const bets: readonly Check[] = [
  {
    name: 'bet.once',
    says: 'Debits a bet sent three times once.',
    async run(stage) {
      const before = await has(stage, stage.guest)
      const bet = stake(stage)
      const said = await stage.supplier.bet(bet)
      must(said.word === 'ok', 'a bet was refused', said)
      await stage.supplier.bet(bet)
      await stage.supplier.bet(bet)
      await unmoved(stage, stage.guest, before - bet.amount, 'a repeated bet')
    },
  },
  {
    name: 'bet.sameAtOnce',
    says: 'Debits a bet sent ten times concurrently once.',
    async run(stage) {
      const before = await has(stage, stage.guest)
      const bet = stake(stage)
      await Promise.all(Array.from({ length: 10 }, () => stage.supplier.bet(bet)))
      await unmoved(stage, stage.guest, before - bet.amount, 'a bet ten times at once')
    },
  },
  {
    name: 'bet.sameAnswer',
    says: 'Returns the original response to a repeated request, no matter what happened since.',
    async run(stage) {
      const bet = stake(stage)
      const first = await stage.supplier.bet(bet)
      await stage.supplier.bet(stake(stage))
      const again = await stage.supplier.bet(bet)
      must(
        again.word === first.word && again.balance === first.balance,
        'a repetition got another answer',
        again,
      )
    },
  },
  {
    name: 'bet.conflict',
    says: 'Rejects a known ID with another amount.',
    async run(stage) {
      const bet = stake(stage)
      await stage.supplier.bet(bet)
      await refused(
        stage,
        () => stage.supplier.bet({ ...bet, amount: bet.amount * 2n }),
        'another sum under a used id',
      )
    },
  },
  {
    name: 'bet.notEnough',
    says: 'Rejects a stake above the balance and returns the actual balance.',
    async run(stage) {
      const before = await has(stage, stage.guest)
      const said = await stage.supplier.bet({ ...stake(stage), amount: before + stage.supplier.least })
      must(
        said.word === 'noMoney' && said.balance === before,
        'the answer does not tell the real balance',
        said,
      )
      await unmoved(stage, stage.guest, before, 'a stake beyond the balance')
    },
  },
  {
    name: 'bet.manyAtOnce',
    says: 'Never overspends with ten concurrent stakes of a third of the balance each.',
    async run(stage) {
      const before = await has(stage, stage.guest)
      const third = (before / 3n / stage.supplier.least) * stage.supplier.least
      const all = Array.from({ length: 10 }, () => ({ ...stake(stage), amount: third }))
      const said = await Promise.all(all.map((bet) => stage.supplier.bet(bet)))
      const taken = said.filter(({ word }) => word === 'ok').length
      const now = await has(stage, stage.guest)
      must(
        now >= 0n && now === before - third * BigInt(taken),
        `${taken} of ten were taken and ${now} is left`,
      )
      for (const [place, bet] of all.entries())
        if (said[place]?.word === 'ok')
          await stage.supplier.rollback({ ...bet, transaction: id(), reference: bet.transaction })
    },
  },
  {
    name: 'bet.negative',
    says: 'Rejects a negative stake.',
    run: (stage) =>
      refused(
        stage,
        () => stage.supplier.bet({ ...stake(stage), amount: -stage.supplier.least * 10n }),
        'a negative stake',
      ),
  },
  {
    name: 'bet.exact',
    says: 'Counts the smallest amounts exactly.',
    async run(stage) {
      const before = await has(stage, stage.guest)
      for (let times = 0; times < 7; times += 1) await stage.supplier.bet(stake(stage, 1n))
      await unmoved(stage, stage.guest, before - stage.supplier.least * 7n, 'seven of the least stakes')
    },
  },
  {
    name: 'bet.currency',
    says: 'Rejects a stake in another currency.',
    needs: ['currency'],
    run: (stage) =>
      refused(
        stage,
        () => stage.supplier.bet({ ...stake(stage), currency: 'EUR' }),
        'a stake in another currency',
      ),
  },
  {
    name: 'bet.strangeToken',
    says: 'Rejects a stake with an unknown token.',
    run: (stage) => {
      const guest = { ...stage.guest, token: 'x'.repeat(43) }
      return refused(stage, () => stage.supplier.bet({ ...stake(stage), guest }), 'a strange token')
    },
  },
  {
    name: 'bet.anothersToken',
    says: 'Rejects a stake with one member’s token and another member’s ID.',
    run: (stage) => {
      const guest = { ...stage.guest, token: stage.other.token }
      return refused(stage, () => stage.supplier.bet({ ...stake(stage), guest }), "another's token")
    },
  },
]

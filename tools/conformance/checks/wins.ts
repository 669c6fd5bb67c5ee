import { id, must, has, stake, unmoved, refused, type Check } from './check.ts'

export const wins: readonly Check[] = [
  {
    name: 'win.once',
    says: 'Credits a win sent three times once.',
    async run(stage) {
      const bet = stake(stage)
      await stage.supplier.bet(bet)
      const before = await has(stage, stage.guest)
      const win = { ...bet, transaction: id(), reference: bet.transaction, amount: bet.amount * 3n }
      const said = await stage.supplier.win(win)
      must(said.word === 'ok', 'a win was refused', said)
      await stage.supplier.win(win)
      await stage.supplier.win(win)
      await unmoved(stage, stage.guest, before + win.amount, 'a repeated win')
    },
  },
  {
    name: 'win.nothing',
    says: 'Accepts a win of zero, which closes a lost round.',
    async run(stage) {
      const bet = stake(stage)
      await stage.supplier.bet(bet)
      const before = await has(stage, stage.guest)
      const said = await stage.supplier.win({
        ...bet,
        transaction: id(),
        reference: bet.transaction,
        amount: 0n,
      })
      must(said.word === 'ok', 'a win of nothing was refused', said)
      await unmoved(stage, stage.guest, before, 'a win of nothing')
    },
  },
  {
    name: 'win.withoutBet',
    says: 'Rejects a win for a round without a stake.',
    run: (stage) =>
      refused(stage, () => stage.supplier.win({ ...stake(stage), reference: id() }), 'a win without a bet'),
  },
  {
    name: 'win.lateToken',
    says: 'Credits a win after the token expired.',
    needs: ['stale'],
    async run(stage) {
      const bet = stake(stage)
      await stage.supplier.bet(bet)
      const before = await has(stage, stage.guest)
      const guest = { ...stage.guest, token: stage.staleToken ?? '' }
      const said = await stage.supplier.win({ ...bet, guest, transaction: id(), reference: bet.transaction })
      must(said.word === 'ok', 'a win was refused for its token', said)
      await unmoved(stage, stage.guest, before + bet.amount, 'a late win')
    },
  },
  {
    name: 'win.anothersToken',
    says: 'Credits a win to the member of the bet, not of the request.',
    async run(stage) {
      const bet = stake(stage)
      await stage.supplier.bet(bet)
      const win = { ...bet, guest: stage.other, transaction: id(), reference: bet.transaction }
      const before = await has(stage, stage.other)
      await stage.supplier.win(win)
      await unmoved(stage, stage.other, before, "a win of another's bet")
    },
  },
]

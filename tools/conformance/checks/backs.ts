import { id, must, has, stake, unmoved, refused, type Check, type Stage } from './check.ts'

async function staked(stage: Stage) {
  const before = await has(stage, stage.guest)
  const bet = stake(stage)
  await stage.supplier.bet(bet)
  return { before, bet, back: { ...bet, transaction: id(), reference: bet.transaction } }
}

export const backs: readonly Check[] = [
  {
    name: 'rollback.once',
    says: 'Refunds the stake once for a rollback sent three times.',
    async run(stage) {
      const { before, back } = await staked(stage)
      const said = await stage.supplier.rollback(back)
      must(said.word === 'ok', 'a rollback was refused', said)
      await stage.supplier.rollback(back)
      await stage.supplier.rollback(back)
      await unmoved(stage, stage.guest, before, 'a repeated rollback')
    },
  },
  {
    name: 'rollback.secondId',
    says: 'Rolls a bet back once, regardless of the rollback ID.',
    needs: ['winBack'],
    async run(stage) {
      const { before, back } = await staked(stage)
      await stage.supplier.rollback(back)
      await stage.supplier.rollback({ ...back, transaction: id() })
      await unmoved(stage, stage.guest, before, 'a rollback under a second id')
    },
  },
  {
    name: 'rollback.unknown',
    says: 'Accepts a rollback of an unknown transaction, so that it isn’t retried forever.',
    async run(stage) {
      const before = await has(stage, stage.guest)
      const said = await stage.supplier.rollback({ ...stake(stage), reference: id() })
      must(said.word === 'ok', 'a rollback of the unknown was refused', said)
      await unmoved(stage, stage.guest, before, 'a rollback of the unknown')
    },
  },
  {
    name: 'rollback.buries',
    says: 'Rejects a bet that arrives after its rollback.',
    async run(stage) {
      const bet = stake(stage)
      await stage.supplier.rollback({ ...bet, transaction: id(), reference: bet.transaction })
      await refused(stage, () => stage.supplier.bet(bet), 'a bet after its rollback')
    },
  },
  {
    name: 'rollback.lateToken',
    says: 'Accepts a rollback after the token expired.',
    needs: ['stale'],
    async run(stage) {
      const { before, back } = await staked(stage)
      const guest = { ...stage.guest, token: stage.staleToken ?? '' }
      const said = await stage.supplier.rollback({ ...back, guest })
      must(said.word === 'ok', 'a rollback was refused for its token', said)
      await unmoved(stage, stage.guest, before, 'a late rollback')
    },
  },
  {
    name: 'rollback.spentWin',
    says: 'Rolls back a spent win: the balance becomes negative by exactly the missing amount.',
    needs: ['winBack'],
    async run(stage) {
      const before = await has(stage, stage.other)
      const bet = { ...stake(stage), guest: stage.other }
      const won = { ...bet, transaction: id(), reference: bet.transaction, amount: before }
      await stage.supplier.bet(bet)
      await stage.supplier.win(won)
      const spent = { ...stake(stage), guest: stage.other, amount: before * 2n - bet.amount }
      await stage.supplier.bet(spent)
      const said = await stage.supplier.rollback({ ...won, transaction: id(), reference: won.transaction })
      must(said.word === 'ok', 'a rollback of a win was refused', said)
      await unmoved(stage, stage.other, -before, 'a win that was spent')
      await stage.supplier.rollback({ ...spent, transaction: id(), reference: spent.transaction })
      await stage.supplier.rollback({ ...bet, transaction: id(), reference: bet.transaction })
    },
  },
]

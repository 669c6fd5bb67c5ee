import { randomUUID, verify } from 'node:crypto'
import { replyText } from '#features/vendors/rules/signature.ts'
import { sha256Hex } from '#features/vendors/service/dialects/proof.ts'
import type { Guest, Said, Supplier } from './suppliers/supplier.ts'

/** What a run needs of the wallet under test: two members with money, and a token of the first one that is over. */
export type Stage = {
  readonly supplier: Supplier
  readonly guest: Guest
  readonly other: Guest
  /** A token of `guest` that was good once; null: what needs one is skipped. */
  readonly staleToken: string | null
  /** The key that answers are signed with, as PEM; null: not asked. */
  readonly answerKey: string | null
}

type Needs =
  'nonce' | 'clock' | 'requestEcho' | 'reference' | 'signedReply' | 'currency' | 'winBack' | 'stale'
export type Check = {
  readonly name: string
  readonly says: string
  readonly needs?: readonly Needs[]
  readonly run: (stage: Stage) => Promise<void>
}

const id = (): string => randomUUID()

function must(holds: boolean, says: string, said?: Said): asserts holds {
  if (!holds)
    throw new Error(said ? `${says}; the answer was HTTP ${said.http} ${said.text.slice(0, 300)}` : says)
}

async function has({ supplier }: Stage, guest: Guest): Promise<bigint> {
  const said = await supplier.balance(guest)
  must(said.word === 'ok' && said.balance !== null, 'the balance cannot be read', said)
  return said.balance
}

/** A stake of ten of the dialect's least amounts, in a round of its own. */
const stake = ({ supplier, guest }: Stage, times = 10n) => ({
  guest,
  transaction: id(),
  round: id(),
  amount: supplier.least * times,
})

async function unmoved(stage: Stage, guest: Guest, before: bigint, why: string): Promise<void> {
  const now = await has(stage, guest)
  must(now === before, `${why}: the balance moved by ${now - before}`)
}

async function refused(
  stage: Stage,
  call: () => Promise<Said>,
  why: string,
  guest = stage.guest,
): Promise<void> {
  const before = await has(stage, guest)
  const said = await call()
  must(said.word !== 'ok', `${why} was taken`, said)
  await unmoved(stage, guest, before, why)
}

const proofs: readonly Check[] = [
  {
    name: 'signature.required',
    says: 'A call without a signature is refused.',
    run: (stage) =>
      refused(stage, () => stage.supplier.bet(stake(stage), { isUnsigned: true }), 'an unsigned bet'),
  },
  {
    name: 'signature.coversBody',
    says: 'A body that is not the one that was signed is refused.',
    run: (stage) =>
      refused(stage, () => stage.supplier.bet(stake(stage), { isTampered: true }), 'a changed body'),
  },
  {
    name: 'signature.clock',
    says: 'A message older than five minutes is refused.',
    needs: ['clock'],
    run: (stage) =>
      refused(
        stage,
        () => stage.supplier.bet(stake(stage), { ageMs: 6 * 60_000 }),
        'a message of six minutes ago',
      ),
  },
  {
    name: 'signature.nonce',
    says: 'A nonce is good once.',
    needs: ['nonce'],
    async run(stage) {
      const nonce = id().replaceAll('-', '')
      must((await stage.supplier.balance(stage.guest, { nonce })).word === 'ok', 'a balance was refused')
      await refused(stage, () => stage.supplier.bet(stake(stage), { nonce }), 'a nonce that was used')
    },
  },
  {
    name: 'answer.signed',
    says: 'An answer is signed over its body and the nonce of its call.',
    needs: ['signedReply'],
    async run({ supplier, guest, answerKey }) {
      if (answerKey === null) return
      const said = await supplier.balance(guest)
      const [keyId, at, nonce, given] = ['key', 'timestamp', 'nonce', 'signature'].map(
        (name) => said.header(`fairhouse-${name}`) ?? '',
      )
      const text = replyText({
        keyId: keyId ?? '',
        at: Number(at),
        nonce: nonce ?? '',
        status: said.http,
        path: said.path,
        bodyHash: sha256Hex(Buffer.from(said.text)),
      })
      const isRight = verify(
        null,
        Buffer.from(text),
        answerKey,
        Buffer.from((given ?? '').slice(3), 'base64'),
      )
      must(isRight && said.sentHeaders['fairhouse-nonce'] === nonce, 'the answer is not signed', said)
    },
  },
  {
    name: 'answer.echo',
    says: 'An answer repeats the id of the network call.',
    needs: ['requestEcho'],
    async run({ supplier, guest }) {
      const said = await supplier.balance(guest)
      const asked: { request_uuid?: string } = JSON.parse(said.sent)
      must(
        said.fields['request_uuid'] === asked.request_uuid,
        'the id of the request did not come back',
        said,
      )
    },
  },
]

const bets: readonly Check[] = [
  {
    name: 'bet.once',
    says: 'A bet that comes three times is taken once.',
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
    says: 'A bet that comes ten times at the same instant is taken once.',
    async run(stage) {
      const before = await has(stage, stage.guest)
      const bet = stake(stage)
      await Promise.all(Array.from({ length: 10 }, () => stage.supplier.bet(bet)))
      await unmoved(stage, stage.guest, before - bet.amount, 'a bet ten times at once')
    },
  },
  {
    name: 'bet.sameAnswer',
    says: 'A repetition is answered as the first time, whatever happened since.',
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
    says: 'The same id with another sum is refused.',
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
    says: 'A stake beyond the balance is refused, and the answer tells the real balance.',
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
    says: 'Ten stakes at once, each of a third of the balance, never spend more than there is.',
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
    says: 'A negative stake is refused.',
    run: (stage) =>
      refused(
        stage,
        () => stage.supplier.bet({ ...stake(stage), amount: -stage.supplier.least * 10n }),
        'a negative stake',
      ),
  },
  {
    name: 'bet.exact',
    says: 'The least amounts are counted exactly.',
    async run(stage) {
      const before = await has(stage, stage.guest)
      for (let times = 0; times < 7; times += 1) await stage.supplier.bet(stake(stage, 1n))
      await unmoved(stage, stage.guest, before - stage.supplier.least * 7n, 'seven of the least stakes')
    },
  },
  {
    name: 'bet.currency',
    says: 'A stake in another currency is refused.',
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
    says: 'A token that nobody gave takes no stake.',
    run: (stage) => {
      const guest = { ...stage.guest, token: 'x'.repeat(43) }
      return refused(stage, () => stage.supplier.bet({ ...stake(stage), guest }), 'a strange token')
    },
  },
  {
    name: 'bet.anothersToken',
    says: 'The token of one and the name of another take no stake.',
    run: (stage) => {
      const guest = { ...stage.guest, token: stage.other.token }
      return refused(stage, () => stage.supplier.bet({ ...stake(stage), guest }), "another's token")
    },
  },
]

const wins: readonly Check[] = [
  {
    name: 'win.once',
    says: 'A win that comes three times is paid once.',
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
    says: 'A win of nothing is taken: it tells that the round is lost.',
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
    says: 'A win of a round that nobody staked on is refused.',
    run: (stage) =>
      refused(stage, () => stage.supplier.win({ ...stake(stage), reference: id() }), 'a win without a bet'),
  },
  {
    name: 'win.lateToken',
    says: 'A win is paid though the token is over.',
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
    says: 'A win goes to whose bet it is, never to whoever brings it.',
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

async function staked(stage: Stage) {
  const before = await has(stage, stage.guest)
  const bet = stake(stage)
  await stage.supplier.bet(bet)
  return { before, bet, back: { ...bet, transaction: id(), reference: bet.transaction } }
}

const backs: readonly Check[] = [
  {
    name: 'rollback.once',
    says: 'A rollback that comes three times gives the stake back once.',
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
    says: 'A bet is taken back once, under whatever id.',
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
    says: 'A rollback of what was never seen is taken, so that nobody repeats it for ever.',
    async run(stage) {
      const before = await has(stage, stage.guest)
      const said = await stage.supplier.rollback({ ...stake(stage), reference: id() })
      must(said.word === 'ok', 'a rollback of the unknown was refused', said)
      await unmoved(stage, stage.guest, before, 'a rollback of the unknown')
    },
  },
  {
    name: 'rollback.buries',
    says: 'A bet that comes after its rollback is refused.',
    async run(stage) {
      const bet = stake(stage)
      await stage.supplier.rollback({ ...bet, transaction: id(), reference: bet.transaction })
      await refused(stage, () => stage.supplier.bet(bet), 'a bet after its rollback')
    },
  },
  {
    name: 'rollback.lateToken',
    says: 'A rollback is taken though the token is over.',
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
    says: 'A win is taken back though it is spent: the member owes what is missing, to the unit.',
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

/** Everything that a seamless wallet must hold, in the order of a supplier's own test. */
export const checks: readonly Check[] = [...proofs, ...bets, ...wins, ...backs]

/** What a dialect cannot say is not asked of it. */
export function isAsked({ needs = [] }: Check, { supplier, staleToken }: Stage): boolean {
  return needs.every((need) => {
    if (need === 'stale') return staleToken !== null
    if (need === 'currency' || need === 'winBack') return supplier.dialect !== 'pragmatic'
    return supplier.can.has(need)
  })
}

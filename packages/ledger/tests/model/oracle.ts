/**
 * An independent in-memory ledger: one item after the other, written from the README and not from the SQL. The model test compares
 * every result and every balance with the real one.
 */
import type {
  HoldItem,
  HoldStep,
  LedgerItem,
  OpenItem,
  PostItem,
  RollbackItem,
  RoundItem,
  RoundStep,
} from '../../types.ts'

import { printOf } from './print.ts'
import type { Answer, Hold, Known, Line, OracleWallet, Round } from './rows.ts'

const no = (reason: string, guard?: string): Answer => ({
  status: 'refused',
  reason,
  ...(guard ? { guard } : {}),
})

export class Oracle {
  readonly wallets = new Map<bigint, OracleWallet>()
  readonly rounds = new Map<string, Round>()
  readonly holds = new Map<string, Hold>()
  readonly keys = new Map<string, Known>()
  /** The last nonce of each seed. */
  readonly nonces = new Map<string, bigint>()
  readonly rolledBack = new Set<string>()
  /** The active seed of each wallet. */
  readonly inUse = new Map<bigint, string>()

  /** Closes a wallet's seed and activates another; refused while a round of the old one is open. */
  changeSeed(wallet: bigint, to: string): string {
    const from = this.inUse.get(wallet)
    const isOpen = [...this.rounds.values()].some(
      (round) => round.wallet === wallet && round.state === 'open' && round.seedId === from,
    )
    if (from !== undefined && isOpen) return 'roundOpen'
    this.inUse.set(wallet, to)
    return 'ok'
  }

  apply(item: LedgerItem): Answer {
    const print = printOf(item)
    const known = this.keys.get(item.key)
    if (known?.answer.reason === 'tombstone') return known.answer
    if (known && (known.print !== print || known.wallet !== item.wallet)) return no('conflict')
    if (known)
      return known.answer.status === 'ok'
        ? {
            ...known.answer,
            status: 'duplicate',
            ...(known.line ? { held: this.wallet(item.wallet).held } : {}),
          }
        : known.answer
    const step = 'step' in item ? item.step : undefined
    if ('posting' in item && step === undefined) return this.move(item as PostItem, print)
    if (step === undefined || step === 'instant' || step === 'open')
      return this.play(item as RoundItem | OpenItem, print)
    if (step === 'raise' || step === 'settle' || step === 'void')
      return this.stepRound(item as RoundStep, print)
    if (step === 'rollback') return this.rollBack(item as RollbackItem, print)
    if (step === 'hold') return this.place(item as HoldItem, print)
    return this.endHold(item as HoldStep, print)
  }

  wallet(id: bigint): OracleWallet {
    return this.wallets.get(id)!
  }

  private keep(item: LedgerItem, print: string, answer: Answer): Answer {
    this.keys.set(item.key, { wallet: item.wallet, print, answer, line: null })
    return answer
  }

  private stand(id: bigint): Answer {
    const { balance, held, seq } = this.wallet(id)
    return { status: 'ok', balance, held, seq }
  }

  /** Changes a wallet and writes the entry for the key. */
  private write(
    item: LedgerItem,
    print: string,
    amount: bigint,
    line: Partial<Line> & { kind: string },
    release = 0n,
  ): Answer {
    this.shift(item.wallet, amount, release)
    const answer = this.stand(item.wallet)
    this.keys.set(item.key, {
      wallet: item.wallet,
      print,
      answer,
      line: { amount, isTransfer: false, round: null, ...line },
    })
    return answer
  }

  private shift(id: bigint, amount: bigint, release: bigint): void {
    const wallet = this.wallet(id)
    wallet.balance += amount
    wallet.held -= release
    wallet.seq += 1n
    wallet.isDebt = wallet.balance - wallet.held < wallet.floor
  }

  private permits(wallet: OracleWallet, stake: bigint): string | null {
    if (wallet.isFrozen) return 'frozen'
    if (wallet.isDebt) return 'debt'
    return wallet.balance - wallet.held - wallet.floor < stake ? 'insufficient' : null
  }

  private forbids({ guard }: OracleWallet, of: { stake: bigint | null; deposit: bigint }): string | null {
    if (!guard) return null
    const { stake, deposit } = of
    if (stake !== null) {
      if (guard.isExcluded) return 'excluded'
      if (guard.stakeMax !== null && stake > guard.stakeMax) return 'stakeMax'
      if (guard.lossDay !== null && guard.loss + stake > guard.lossDay) return 'lossDay'
      if (guard.wagerDay !== null && guard.wager + stake > guard.wagerDay) return 'wagerDay'
    }
    if (deposit > 0n) {
      if (guard.isExcluded) return 'excluded'
      if (guard.depositDay !== null && guard.deposit + deposit > guard.depositDay) return 'depositDay'
    }
    return null
  }

  private count({ guard }: OracleWallet, wager: bigint, win: bigint, deposit = 0n): void {
    if (!guard) return
    guard.wager += wager
    guard.loss += wager - win
    guard.deposit += deposit
  }

  private move(item: PostItem, print: string): Answer {
    const { posting, amount, toWallet } = item
    const wallet = this.wallet(item.wallet)
    const isDebit = posting.wallet === 'debit'
    const refusal = isDebit && !posting.belowFloor ? this.permits(wallet, amount) : null
    if (refusal) return this.keep(item, print, no(refusal))
    const deposit = posting.deposits ? amount : 0n
    const guard = this.forbids(wallet, { stake: posting.spends ? amount : null, deposit })
    if (guard) return this.keep(item, print, no('limit', guard))
    this.count(wallet, posting.spends ? amount : 0n, 0n, deposit)
    const isTransfer = toWallet !== undefined
    const answer = this.write(item, print, isDebit ? -amount : amount, { kind: posting.kind, isTransfer })
    if (isTransfer) this.shift(toWallet, amount, 0n)
    return answer
  }

  private play(item: RoundItem | OpenItem, print: string): Answer {
    const { stake, round } = item
    const isOpen = item.step === 'open'
    const win = isOpen ? 0n : item.win
    const wallet = this.wallet(item.wallet)
    const { seedId } = round
    const nonce = round.nonce ?? 0n
    if (seedId !== null && seedId !== this.inUse.get(item.wallet)) return no('seedNotInUse')
    if (seedId !== null && nonce <= (this.nonces.get(seedId) ?? -1n)) return no('nonceTaken')
    const refusal = this.permits(wallet, stake)
    if (refusal) return this.keep(item, print, no(refusal))
    const guard = this.forbids(wallet, { stake, deposit: 0n })
    if (guard) return this.keep(item, print, no('limit', guard))
    this.count(wallet, stake, win)
    if (seedId !== null) this.nonces.set(seedId, nonce)
    this.rounds.set(round.id, {
      wallet: item.wallet,
      seedId,
      stake,
      win,
      state: isOpen ? 'open' : 'settled',
    })
    return this.write(item, print, win - stake, { kind: isOpen ? 'bet' : 'played', round: round.id })
  }

  private stepRound(item: RoundStep, print: string): Answer {
    const round = this.rounds.get(item.round)
    const wallet = this.wallet(item.wallet)
    if (!round || round.wallet !== item.wallet) return no('unknownRound')
    if (round.state === 'void' || (round.state === 'settled' && item.step !== 'void'))
      return no('roundClosed')
    if (item.step === 'void') return this.void(item, print, item.round, round)
    if (item.step === 'settle') {
      if (item.stake !== round.stake) return no('conflict')
      this.count(wallet, 0n, item.win)
      Object.assign(round, { win: item.win, state: 'settled' })
      return this.write(item, print, item.win, { kind: 'win', round: item.round })
    }
    const refusal = this.permits(wallet, item.stake)
    if (refusal) return this.keep(item, print, no(refusal))
    const most = wallet.guard?.stakeMax ?? null
    const guard =
      this.forbids(wallet, { stake: item.stake, deposit: 0n }) ??
      (most !== null && round.stake + item.stake > most ? 'stakeMax' : null)
    if (guard) return this.keep(item, print, no('limit', guard))
    this.count(wallet, item.stake, 0n)
    round.stake += item.stake
    return this.write(item, print, -item.stake, { kind: 'raise', round: item.round })
  }

  private void(item: LedgerItem, print: string, id: string, round: Round): Answer {
    this.count(this.wallet(item.wallet), -round.stake, -round.win)
    const back = round.stake - round.win
    Object.assign(round, { state: 'void', win: 0n })
    return this.write(item, print, back, { kind: 'refund', round: id })
  }

  private rollBack(item: RollbackItem, print: string): Answer {
    const target = this.keys.get(item.target)
    if (!target)
      this.keys.set(item.target, { wallet: item.wallet, print: '', answer: no('tombstone'), line: null })
    const line = target?.line
    if (!target || !line) return this.keep(item, print, this.stand(item.wallet))
    const isReturn = line.kind === 'refund' || line.kind === 'rollback'
    if (target.wallet !== item.wallet || line.isTransfer || isReturn)
      return this.keep(item, print, no('conflict'))
    if (line.round !== null) return this.rollBackRound(item, print, line, line.round)
    if (this.rolledBack.has(item.target)) return this.keep(item, print, this.stand(item.wallet))
    this.rolledBack.add(item.target)
    return this.write(item, print, -line.amount, { kind: 'rollback' })
  }

  private rollBackRound(item: RollbackItem, print: string, line: Line, id: string): Answer {
    const round = this.rounds.get(id)!
    const wallet = this.wallet(item.wallet)
    const isFirst = !this.rolledBack.has(item.target)
    if ((line.kind === 'bet' || line.kind === 'played') && round.state !== 'void')
      return this.void(item, print, id, round)
    if (line.kind === 'raise' && round.state === 'open' && isFirst) {
      this.rolledBack.add(item.target)
      round.stake += line.amount
      this.count(wallet, line.amount, 0n)
      return this.write(item, print, -line.amount, { kind: 'rollback', round: id })
    }
    const isRevealed = round.seedId !== null && round.seedId !== this.inUse.get(item.wallet)
    if (line.kind === 'win' && round.state === 'settled' && isRevealed) return no('seedNotInUse')
    if (line.kind === 'win' && round.state === 'settled' && isFirst) {
      this.rolledBack.add(item.target)
      Object.assign(round, { state: 'open', win: 0n })
      this.count(wallet, 0n, -line.amount)
      return this.write(item, print, -line.amount, { kind: 'rollback', round: id })
    }
    if (line.kind === 'raise' && round.state === 'settled') return no('roundClosed')
    return this.keep(item, print, this.stand(item.wallet))
  }

  private place(item: HoldItem, print: string): Answer {
    const wallet = this.wallet(item.wallet)
    const refusal = this.permits(wallet, item.amount)
    if (refusal) return this.keep(item, print, no(refusal))
    wallet.held += item.amount
    const isDue = item.expiresAt !== undefined && item.expiresAt.getTime() < Date.now()
    this.holds.set(item.hold, { wallet: item.wallet, amount: item.amount, isDue, isResolved: false })
    return this.keep(item, print, this.stand(item.wallet))
  }

  private endHold(item: HoldStep, print: string): Answer {
    const hold = this.holds.get(item.hold)
    if (!hold || hold.wallet !== item.wallet) return no('unknownHold')
    if (hold.isResolved) return this.keep(item, print, no('holdResolved'))
    // not stored: the same key is accepted once the wallet is unfrozen
    if (item.step === 'postHold' && this.wallet(item.wallet).isFrozen) return no('frozen')
    if (item.step === 'postHold' && item.amount > hold.amount)
      return this.keep(item, print, no('insufficient'))
    if (item.step === 'expireHold' && !hold.isDue) return no('unknownHold')
    hold.isResolved = true
    if (item.step === 'postHold') {
      const isTransfer = item.toWallet !== undefined
      const answer = this.write(
        item,
        print,
        -item.amount,
        { kind: item.posting.kind, isTransfer },
        hold.amount,
      )
      if (item.toWallet !== undefined) this.shift(item.toWallet, item.amount, 0n)
      return answer
    }
    const wallet = this.wallet(item.wallet)
    wallet.held -= hold.amount
    wallet.isDebt = wallet.balance - wallet.held < wallet.floor
    return this.keep(item, print, this.stand(item.wallet))
  }
}

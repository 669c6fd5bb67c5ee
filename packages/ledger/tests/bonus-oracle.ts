/**
 * Bonus money in memory, written from docs/decisions/0060 and not from the SQL: one cash wallet, its bonuses, its rounds. Each answer
 * is the status and, if refused, the reason or the term.
 */
export type Grant = {
  readonly amount: bigint
  readonly isFirst: boolean
  readonly stakeMax: bigint | null
  readonly balanceMax: bigint | null
}

export type Play =
  | { readonly kind: 'instant'; readonly stake: bigint; readonly win: bigint }
  | { readonly kind: 'open'; readonly stake: bigint }
  | { readonly kind: 'raise'; readonly round: number; readonly stake: bigint }
  | { readonly kind: 'settle'; readonly round: number; readonly win: bigint }
  | { readonly kind: 'void'; readonly round: number }
  | { readonly kind: 'deposit'; readonly amount: bigint }

export type Step =
  | Play
  | { readonly kind: 'rollback'; readonly posted: number }
  | { readonly kind: 'repeat'; readonly posted: number }
  | ({ readonly kind: 'grant' } & Grant)
  | { readonly kind: 'close'; readonly isCashAfter: boolean }

export type Answer = readonly [status: 'ok' | 'duplicate' | 'refused', why: string | null]

type Bonus = Grant & { balance: bigint; isActive: boolean; isCashAfter: boolean; open: number }
type Round = {
  stake: bigint
  win: bigint
  bonus: number | null
  bonusStake: bigint
  state: 'open' | 'settled' | 'void'
}
type Entry = {
  readonly kind: Play['kind'] | 'refund'
  readonly round: Round | null
  readonly amount: bigint
  readonly bonusPart: bigint
  isRolledBack: boolean
}

const OK: Answer = ['ok', null]
const no = (why: string): Answer => ['refused', why]

export class BonusOracle {
  cash = 0n
  readonly bonuses: Bonus[] = []
  active: number | null = null
  /** Rounds by their place among the opened ones; one that was refused has no entry. */
  readonly rounds = new Map<string, Round>()
  private readonly entries = new Map<string, Entry>()
  private readonly answers = new Map<string, Answer>()

  balances(): bigint[] {
    return [this.cash, ...this.bonuses.map(({ balance }) => balance)]
  }

  grant(grant: Grant): boolean {
    const isOpen = this.active === null
    if (isOpen) this.active = this.bonuses.length
    this.bonuses.push({ ...grant, balance: grant.amount, isActive: isOpen, isCashAfter: false, open: 0 })
    return isOpen
  }

  close(isCashAfter: boolean) {
    const bonus = this.bonuses[this.active!]!
    Object.assign(bonus, { isActive: false, isCashAfter })
    this.active = null
    return { balance: bonus.balance, openRounds: bonus.open }
  }

  /** The same key again: the stored answer, or null if nothing was stored. */
  known(key: string): Answer | null {
    const answer = this.answers.get(key)
    if (!answer) return null
    return answer[0] === 'ok' ? ['duplicate', null] : answer
  }

  play(key: string, play: Play, id: string | null): Answer {
    switch (play.kind) {
      case 'deposit':
        this.cash += play.amount
        return this.wrote(key, { kind: 'deposit', round: null, amount: play.amount })
      case 'instant':
      case 'open':
        return this.start(key, play, id!)
      case 'raise':
        return this.raise(key, play.stake, id!)
      case 'settle':
        return this.settle(key, play.win, id!)
      case 'void':
        return this.undo(key, this.rounds.get(id!) ?? null)
    }
  }

  rollBack(key: string, target: string): Answer {
    const entry = this.entries.get(target)
    if (!entry) {
      if (!this.answers.has(target)) this.kept(target, no('tombstone')) // nothing was stored: the late item is refused
      return this.kept(key, OK)
    }
    const { kind, round } = entry
    if (kind === 'refund' || kind === 'void') return this.kept(key, no('conflict'))
    if (kind === 'deposit') {
      if (entry.isRolledBack) return this.kept(key, OK)
      entry.isRolledBack = true
      this.cash -= entry.amount
      return this.wrote(key, { kind: 'refund', round: null, amount: entry.amount })
    }
    if ((kind === 'instant' || kind === 'open') && round!.state !== 'void') return this.undo(key, round)
    if (kind === 'raise' && round!.state === 'open' && !entry.isRolledBack) {
      entry.isRolledBack = true
      round!.stake -= entry.amount
      round!.bonusStake -= entry.bonusPart
      this.cash += entry.amount
      if (round!.bonus !== null) this.pay(round!.bonus, entry.bonusPart, 0)
      return this.wrote(key, { kind: 'refund', round, amount: entry.amount })
    }
    if (kind === 'settle' && round!.state === 'settled' && !entry.isRolledBack) {
      entry.isRolledBack = true
      this.cash -= round!.win
      const share = shareOf(round!)
      Object.assign(round!, { state: 'open', win: 0n })
      if (round!.bonus !== null) this.pay(round!.bonus, -share, 1)
      return this.wrote(key, { kind: 'refund', round, amount: 0n })
    }
    if (kind === 'raise' && round!.state === 'settled') return no('roundClosed')
    return this.kept(key, OK)
  }

  private start(key: string, play: Extract<Play, { kind: 'instant' | 'open' }>, id: string): Answer {
    const paid = this.take(play.stake, play.stake, null)
    if (typeof paid !== 'bigint') return this.kept(key, paid)
    const isDone = play.kind === 'instant'
    const round: Round = {
      stake: play.stake,
      win: isDone ? play.win : 0n,
      bonus: paid > 0n ? this.active : null,
      bonusStake: paid,
      state: isDone ? 'settled' : 'open',
    }
    this.rounds.set(id, round)
    this.cash -= play.stake - paid
    if (round.bonus !== null) {
      this.bonuses[round.bonus]!.balance -= paid
      if (!isDone) this.bonuses[round.bonus]!.open += 1
    }
    if (isDone) this.credit(round)
    return this.wrote(key, { kind: play.kind, round, amount: play.stake, bonusPart: paid })
  }

  private raise(key: string, stake: bigint, id: string): Answer {
    const round = this.rounds.get(id)
    if (!round) return no('unknownRound')
    if (round.state !== 'open') return no('roundClosed')
    const mayBonus = round.bonus === null || round.bonus === this.active
    const paid = this.take(stake, round.stake + stake, mayBonus ? null : 'cashOnly')
    if (typeof paid !== 'bigint') return this.kept(key, paid)
    if (paid > 0n) {
      if (round.bonus === null) this.bonuses[this.active!]!.open += 1
      round.bonus = this.active
      this.bonuses[this.active!]!.balance -= paid
    }
    round.stake += stake
    round.bonusStake += paid
    this.cash -= stake - paid
    return this.wrote(key, { kind: 'raise', round, amount: stake, bonusPart: paid })
  }

  private settle(key: string, win: bigint, id: string): Answer {
    const round = this.rounds.get(id)
    if (!round) return no('unknownRound')
    if (round.state !== 'open') return no('roundClosed')
    Object.assign(round, { state: 'settled', win })
    if (round.bonus !== null) this.bonuses[round.bonus]!.open -= 1
    this.credit(round)
    return this.wrote(key, { kind: 'settle', round, amount: win })
  }

  private undo(key: string, round: Round | null): Answer {
    if (!round) return no('unknownRound')
    if (round.state === 'void') return no('roundClosed')
    const wasOpen = round.state === 'open'
    this.cash += round.stake - round.win
    const share = wasOpen ? 0n : shareOf(round)
    Object.assign(round, { state: 'void', win: 0n })
    if (round.bonus !== null) {
      this.pay(round.bonus, -share, wasOpen ? -1 : 0)
      this.pay(round.bonus, round.bonusStake, 0)
    }
    return this.wrote(key, { kind: 'void', round, amount: 0n })
  }

  private credit(round: Round): void {
    this.cash += round.win
    if (round.bonus !== null) this.pay(round.bonus, shareOf(round), 0)
  }

  /** Moves from cash to a bonus, or back; ends a bonus that reached its maximum. */
  private pay(at: number, amount: bigint, open: number): void {
    const bonus = this.bonuses[at]!
    bonus.open += open
    if (amount === 0n || bonus.isCashAfter) return
    bonus.balance += amount
    this.cash -= amount
    if (bonus.isActive && bonus.balanceMax !== null && bonus.balance >= bonus.balanceMax) {
      bonus.isActive = false
      this.active = null
    }
  }

  /** What the active bonus pays of a stake, or why it is refused. */
  private take(stake: bigint, whole: bigint, only: 'cashOnly' | null): bigint | Answer {
    if (this.cash < 0n) return no('debt')
    const bonus = only === null && this.active !== null ? this.bonuses[this.active]! : null
    const has = bonus && bonus.balance > 0n ? bonus.balance : 0n
    if (this.cash + has < stake) return no('insufficient')
    const isCovered = this.cash >= stake
    if (!bonus || has === 0n || (isCovered && !bonus.isFirst)) return isCovered ? 0n : no('insufficient')
    if (bonus.stakeMax !== null && whole > bonus.stakeMax) return isCovered ? 0n : no('bonusStakeMax')
    if (!bonus.isFirst) return stake - this.cash
    return has < stake ? has : stake
  }

  private wrote(key: string, entry: Partial<Entry> & Pick<Entry, 'kind' | 'round' | 'amount'>): Answer {
    this.entries.set(key, { bonusPart: 0n, isRolledBack: false, ...entry })
    return this.kept(key, OK)
  }

  private kept(key: string, answer: Answer): Answer {
    this.answers.set(key, answer)
    return answer
  }
}

function shareOf({ win, bonusStake, stake }: Round): bigint {
  return stake > 0n ? (win * bonusStake) / stake : 0n
}

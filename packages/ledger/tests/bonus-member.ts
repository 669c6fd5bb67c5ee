import { major, type Minor } from '#kit/money.ts'
import { openBonus, type BonusTerms } from '../bonus/bonus.ts'
import { openWallet, walletById } from '../wallets.ts'
import { testDeposit, type House } from './people.ts'

/** Terms that forbid nothing. */
export const noTerms: BonusTerms = {
  isFirst: false,
  stakeMax: null,
  stakeExact: null,
  onlyGames: null,
  onlyCategories: null,
  excludedGames: [],
  excludedCategories: [],
  excludedVendors: [],
  expiresAt: null,
  balanceMax: null,
  winWallet: null,
}

let grants = 0

/** A bonus wallet of a cash wallet's owner that holds this amount; it is not active yet. */
export async function grantBonus(house: House, cash: bigint, amount: Minor): Promise<bigint> {
  const of = (await walletById(house.db, cash))!
  grants += 1
  const bonus = await openWallet(house.db, {
    owner: of.owner,
    merchant: of.merchant,
    kind: 'bonus',
    currency: of.currency,
    purpose: String(grants),
  })
  const key = `test.bonus:${grants}`
  if (amount > 0n) await house.postOne({ posting: testDeposit, key, wallet: bonus, amount, detail: 'test' })
  return bonus
}

/** A member with cash and an active bonus, in major units. */
export async function memberWithBonus(
  house: House,
  cash: number,
  bonus: number,
  terms: Partial<BonusTerms> | ((cash: bigint) => Partial<BonusTerms>) = {},
) {
  const wallet = await house.member(cash)
  const granted = await grantBonus(house, wallet, major(bonus))
  const own = typeof terms === 'function' ? terms(wallet) : terms
  const isOpen = await openBonus(house.db, { cash: wallet, bonus: granted, terms: { ...noTerms, ...own } })
  if (!isOpen) throw new Error(`wallet ${wallet} has an active bonus already`)
  return { wallet, bonus: granted }
}

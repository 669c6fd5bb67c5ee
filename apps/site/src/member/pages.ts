import { lazy, type ComponentType } from 'react'
import { memberPages, type MemberPage } from '../paths.ts'

const modules = import.meta.glob<Record<string, ComponentType>>([
  '../../../../features/members/site/security-panel.tsx',
  '../../../../features/deposits/site/deposit-panel.tsx',
  '../../../../features/withdrawals/site/withdraw-panel.tsx',
  '../../../../features/rounds/site/record/betting-record-panel.tsx',
  '../../../../features/wallet/site/account-record-panel.tsx',
])

const sources: Record<MemberPage, { readonly file: string; readonly name: string }> = {
  securityCenter: { file: 'members/site/security-panel.tsx', name: 'SecurityPanel' },
  depositv2: { file: 'deposits/site/deposit-panel.tsx', name: 'DepositPanel' },
  withdraw: { file: 'withdrawals/site/withdraw-panel.tsx', name: 'WithdrawPanel' },
  personalHistoryCopy: { file: 'rounds/site/record/betting-record-panel.tsx', name: 'BettingRecordPanel' },
  transactionHistory: { file: 'wallet/site/account-record-panel.tsx', name: 'AccountRecordPanel' },
}

const loaderOf = (page: MemberPage) => modules[`../../../../features/${sources[page].file}`]

/** The entries whose feature is there, in the order of the specification. */
export const builtPages = memberPages.filter((page) => loaderOf(page) !== undefined)

/** Each panel is a chunk of its own. */
export const panels: Partial<Record<MemberPage, ComponentType>> = Object.fromEntries(
  builtPages.map((page) => [page, lazy(() => load(page))]),
)

async function load(page: MemberPage): Promise<{ default: ComponentType }> {
  const panel = (await loaderOf(page)?.())?.[sources[page].name]
  if (!panel) throw new Error(`panel of ${page} is missing`)
  return { default: panel }
}

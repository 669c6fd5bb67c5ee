import type { Given, Reply } from '#contract/route.ts'
import { moneyText, parseMoney } from '#kit/money.ts'
import type { depositMethods } from '../../contract/methods.ts'

type Contract = typeof depositMethods
export type OfficeMethods = Reply<Contract['list']>
export type OfficeMethod = OfficeMethods['methods'][number]
export type Draft = Omit<Given<Contract['change']>['body'], 'version' | 'reason'>

/** A method as its form holds it: every field is text. */
export type MethodForm = {
  nameEn: string
  nameVi: string
  noteEn: string
  noteVi: string
  guideEn: string
  guideVi: string
  least: string
  most: string
  presets: string
  feePercent: string
  feeFixed: string
  arrivalSeconds: string
  expiryMinutes: string
  sort: string
  isOpen: boolean
  bank: string
  bin: string
  accountNumber: string
  holder: string
  asset: string
  network: string
  confirmations: string
  reason: string
}

/** Parts per million in a hundredth of a percent, the smallest step of the form. */
const PPM_PER_PERCENT = 10_000

const plain = (sum: bigint): string => moneyText(sum).replace(/\.00$/, '')

export function formOf(m: OfficeMethod): MethodForm {
  return {
    nameEn: m.name.en,
    nameVi: m.name.vi,
    noteEn: m.note.en,
    noteVi: m.note.vi,
    guideEn: m.guide.en,
    guideVi: m.guide.vi,
    least: plain(m.least),
    most: plain(m.most),
    presets: m.presets.map(plain).join(' '),
    feePercent: (m.feePpm / PPM_PER_PERCENT).toString(),
    feeFixed: plain(m.feeFixed),
    arrivalSeconds: m.arrivalSeconds.toString(),
    expiryMinutes: m.expiryMinutes.toString(),
    sort: m.sort.toString(),
    isOpen: m.isOpen,
    bank: m.account?.bank ?? '',
    bin: m.account?.bin ?? '',
    accountNumber: m.account?.accountNumber ?? '',
    holder: m.account?.holder ?? '',
    asset: m.coin?.asset ?? '',
    network: m.coin?.network ?? '',
    confirmations: m.coin?.confirmations.toString() ?? '',
    reason: '',
  }
}

/** The form's values, or the name of the first invalid field. */
export function draftOf(
  form: MethodForm,
  has: { bank: boolean; coin: boolean },
): Draft | { wrong: keyof MethodForm } {
  const least = parseMoney(form.least)
  const most = parseMoney(form.most)
  const feeFixed = parseMoney(form.feeFixed || '0')
  const presets = form.presets.split(/\s+/).filter(Boolean).map(parseMoney)
  const feePpm = Math.round(Number(form.feePercent || '0') * PPM_PER_PERCENT)
  const [arrivalSeconds, expiryMinutes, sort, confirmations] = [
    form.arrivalSeconds,
    form.expiryMinutes,
    form.sort,
    form.confirmations || '1',
  ].map(Number)
  if (least === null) return { wrong: 'least' }
  if (most === null) return { wrong: 'most' }
  if (feeFixed === null) return { wrong: 'feeFixed' }
  if (presets.some((sum) => sum === null)) return { wrong: 'presets' }
  if (!Number.isInteger(feePpm) || feePpm < 0) return { wrong: 'feePercent' }
  if (!Number.isInteger(arrivalSeconds)) return { wrong: 'arrivalSeconds' }
  if (!Number.isInteger(expiryMinutes)) return { wrong: 'expiryMinutes' }
  if (!Number.isInteger(sort)) return { wrong: 'sort' }
  if (!Number.isInteger(confirmations)) return { wrong: 'confirmations' }
  const { bank, bin, accountNumber, holder, asset, network, isOpen } = form
  return {
    name: { en: form.nameEn, vi: form.nameVi },
    note: { en: form.noteEn, vi: form.noteVi },
    guide: { en: form.guideEn, vi: form.guideVi },
    least,
    most,
    presets: presets.filter((sum) => sum !== null),
    feePpm,
    feeFixed,
    arrivalSeconds: arrivalSeconds ?? 0,
    expiryMinutes: expiryMinutes ?? 0,
    sort: sort ?? 0,
    isOpen,
    account: has.bank ? { bank, bin, accountNumber, holder } : null,
    coin: has.coin ? { asset, network, confirmations: confirmations ?? 1 } : null,
  }
}

/** A method's name in the operator's language. */
export function nameIn(lang: string, { name }: OfficeMethod): string {
  return lang === 'vi' ? name.vi : name.en
}

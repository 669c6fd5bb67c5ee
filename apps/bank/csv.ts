import type { Written } from './camt.ts'

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** A statement as many Vietnamese banks export it: money in and out in two columns, a comma as decimal mark, semicolons between. */
export function csvStatement(account: string, entries: readonly Written[]): string {
  const lines = entries.map(({ ref, amount, text = '', payer = '', isOut, day = '2026-12-01' }) => {
    const [sum, date] = [amount.replace('.', ','), day.split('-').toReversed().join('/')]
    return [date, quoted(ref), isOut ? sum : '', isOut ? '' : sum, quoted(text), quoted(payer)].join(';')
  })
  return [`Số tài khoản: ${account}`, 'Ngày;Số tham chiếu;Ghi nợ;Ghi có;Nội dung;Đối tác', ...lines, ''].join(
    '\r\n',
  )
}

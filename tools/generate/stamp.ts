/** The beginning of a new migration's name. */

const STAMP = /^(\d{8})_(\d{4})_/

/**
 * `yyyymmdd_hhmm` of the moment, or the next number after the newest migration where that is later: a database refuses a migration whose
 * name sorts before one that it has. Example: after `20261202_7003_flag.sql` comes `20261202_7004`.
 */
export function migrationStamp(now: Date, names: readonly string[]): string {
  const digits = now.toISOString().replaceAll(/[-:T]/g, '').slice(0, 12)
  const taken = names.flatMap((name) => {
    const [, day = '', number = ''] = STAMP.exec(name) ?? []
    return day === '' ? [] : [Number(`${day}${number}`)]
  })
  const stamp = String(Math.max(Number(digits), ...taken.map((each) => each + 1)))
  return `${stamp.slice(0, 8)}_${stamp.slice(8)}`
}

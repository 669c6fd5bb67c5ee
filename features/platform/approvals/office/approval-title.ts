import type { Texts } from '#texts/use-texts.ts'
import type { Approval } from './approvals-panel.tsx'

/** The proposal's title, from the audit log's texts. */
export function titleOf({ t }: Pick<Texts, 't'>, row: Approval): string {
  const [first] = row.changes
  return first ? t(`audit.did.${first.action}`) : row.says
}

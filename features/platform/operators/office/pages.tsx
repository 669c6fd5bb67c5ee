import type { OfficePageProps } from '#ui/route/office.ts'
import { OperatorsPanel } from './operators-panel.tsx'

export function OperatorsPage({ may }: OfficePageProps) {
  return <OperatorsPanel mayManage={may('operators.manage')} />
}

import { OperatorsPanel } from '#features/platform/operators/office/operators-panel.tsx'
import { SecurityPanel } from '#features/platform/operators/office/security-panel.tsx'
import { useMe } from '../../state/use-me.ts'
import { Room } from '../room.tsx'

export function OperatorsPage() {
  const { may } = useMe()
  return (
    <Room name="office.operators" needs="operators.see">
      <OperatorsPanel mayManage={may('operators.manage')} />
    </Room>
  )
}

export function SecurityPage() {
  return (
    <Room name="office.security">
      <SecurityPanel />
    </Room>
  )
}

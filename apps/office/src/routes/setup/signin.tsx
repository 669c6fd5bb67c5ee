import { SigninPanel } from '#features/account/social-login/office/signin-panel.tsx'
import { useMe } from '../../state/use-me.ts'
import { Room } from '../room.tsx'

export function SigninPage() {
  const { may } = useMe()
  return (
    <Room name="office.signin" needs="signin.see">
      <SigninPanel mayChange={may('signin.change')} />
    </Room>
  )
}

import type { OfficePageProps } from '#ui/route/office.ts'
import { SigninPanel } from './signin-panel.tsx'

export function SigninPage({ may }: OfficePageProps) {
  return <SigninPanel mayChange={may('signin.change')} />
}

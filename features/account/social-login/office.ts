import { KeyRound } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  signin: officePage({
    path: '/signin',
    en: 'Social login',
    vi: 'Đăng nhập mạng xã hội',
    needs: 'signin.see',
    rail: { group: 'house', place: 290, icon: KeyRound },
    load: async () => (await import('./office/pages.tsx')).SigninPage,
  }),
}

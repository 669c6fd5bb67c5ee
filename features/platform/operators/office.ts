import { UserCog } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  operators: officePage({
    path: '/operators',
    en: 'Operators',
    vi: 'Nhân viên',
    needs: 'operators.see',
    rail: { group: 'house', place: 300, icon: UserCog },
    load: async () => (await import('./office/pages.tsx')).OperatorsPage,
  }),
  security: officePage({
    path: '/security',
    en: 'Your security',
    vi: 'Bảo mật của bạn',
    load: async () => (await import('./office/security-panel.tsx')).SecurityPanel,
  }),
}

import { HeartHandshake } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  limits: officePage({
    path: '/limits',
    en: 'Safer play',
    vi: 'Chơi có trách nhiệm',
    needs: 'limits.see',
    rail: { group: 'people', place: 170, icon: HeartHandshake },
    search: ['tab', 'brand', 'state', 'find'],
    load: async () => (await import('./office/pages.tsx')).LimitsPage,
  }),
}

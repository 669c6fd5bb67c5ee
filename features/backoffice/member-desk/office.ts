import { LayoutDashboard, Users } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  home: officePage({
    path: '/',
    en: 'Overview',
    vi: 'Tổng quan',
    needs: 'dashboard.see',
    rail: { group: null, place: 10, icon: LayoutDashboard },
    search: ['merchant'],
    load: async () => (await import('./office/pages.tsx')).HomePage,
  }),
  members: officePage({
    path: '/members',
    en: 'Members',
    vi: 'Hội viên',
    needs: 'members.see',
    rail: { group: 'people', place: 120, icon: Users },
    search: ['text', 'merchant', 'state', 'type', 'label'],
    load: async () => (await import('./office/pages.tsx')).MembersPage,
  }),
  member: officePage({
    path: '/members/$id',
    en: 'Members',
    vi: 'Hội viên',
    needs: 'members.see',
    search: ['tab'],
    load: async () => (await import('./office/pages.tsx')).MemberPage,
  }),
}

import { placed } from '#contract/declare/place.ts'
import { flag } from '#features/platform/merchants/rules/flag.ts'

export const flags = placed(50, {
  chatRoom: flag({
    group: 'site',
    en: 'Members have a moderated chat room.',
    vi: 'Hội viên có phòng chat được kiểm duyệt.',
    demo: true,
    live: false,
  }),
})

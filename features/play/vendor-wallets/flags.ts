import { placed } from '#contract/declare/place.ts'
import { flag } from '#features/platform/merchants/rules/flag.ts'

export const flags = placed(60, {
  vendorWallets: flag({
    group: 'site',
    en: 'Members have “My wallet” with the separate wallets of some providers.',
    vi: 'Hội viên có trang “Ví của tôi” với ví riêng của một số nhà cung cấp.',
    demo: true,
    live: false,
  }),
})

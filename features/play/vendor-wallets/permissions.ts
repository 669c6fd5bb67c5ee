import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(90, {
  'vendorWallets.change': permission({
    en: 'Open and close provider wallets, and query providers about transfers',
    vi: 'Mở, đóng ví nhà cung cấp và hỏi nhà cung cấp về khoản chuyển',
    grants: ['transfers.see'],
  }),
  'vendorWallets.decide': permission({
    en: 'Propose and approve decisions on unconfirmed provider transfers (always two operators), and close incidents',
    vi: 'Đề xuất và duyệt kết luận về khoản chuyển chưa được nhà cung cấp xác nhận (luôn cần hai nhân viên), và đóng sự cố',
    grants: ['transfers.see'],
    roles: ['supervisor'],
  }),
})

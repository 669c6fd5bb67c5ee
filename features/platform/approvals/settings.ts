import { whole } from '#contract/codecs.ts'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'

/** Settings of dual approval. */
export const settings = placed(200, {
  newOperatorHours: row({
    name: ['Waiting period of new operators (hours)', 'Thời gian chờ của nhân viên mới (giờ)'],
    group: 'approval',
    en: 'Hours during which a newly invited, reset or promoted operator and the operators who did that can’t approve each other’s changes; the first brand’s value applies (decision 49).',
    vi: 'Số giờ mà nhân viên vừa được mời, đặt lại hoặc thêm quyền không thể phê duyệt cho người đã làm việc đó, và ngược lại; áp dụng giá trị của thương hiệu đầu tiên.',
    type: whole(24, 2_160),
    starts: 72,
  }),
  approvalHours: row({
    name: ['Proposals expire after (hours)', 'Đề xuất hết hạn sau (giờ)'],
    group: 'approval',
    en: 'Hours after which a change sent for approval expires; the first brand’s value applies (decision 49).',
    vi: 'Số giờ sau đó một thay đổi chờ phê duyệt sẽ hết hạn; áp dụng giá trị của thương hiệu đầu tiên.',
    type: whole(1, 720),
    starts: 72,
  }),
})

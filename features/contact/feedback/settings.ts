import { whole } from '#contract/codecs.ts'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'

/** Settings of feedback. */
export const settings = placed(140, {
  feedbackLeastWords: row({
    name: ['Feedback: minimum words', 'Góp ý: số từ tối thiểu'],
    group: 'support',
    en: 'Minimum number of words in feedback (VAL-07).',
    vi: 'Số từ tối thiểu của một góp ý.',
    type: whole(1, 100),
    starts: 5,
    isLight: true,
  }),
  feedbackMostWords: row({
    name: ['Feedback: maximum words', 'Góp ý: số từ tối đa'],
    group: 'support',
    en: 'Maximum number of words in feedback (VAL-07).',
    vi: 'Số từ tối đa của một góp ý.',
    type: whole(5, 500),
    starts: 200,
    isLight: true,
  }),
  feedbackHours: row({
    name: ['Feedback (hours)', 'Góp ý (giờ)'],
    group: 'review',
    en: 'Reply time promised to members, in hours; the queue counts down to it.',
    vi: 'Số giờ cam kết trả lời một góp ý; hàng chờ đếm ngược đến hạn này.',
    type: whole(1, 720),
    starts: 24,
    isLight: true,
  }),
})

import { placed } from '#contract/declare/place.ts'
import { flag } from '#features/platform/merchants/rules/flag.ts'

/** Flags of the specification whose features are planned: they only switch entries of menus. */
export const flags = placed(80, {
  dividendContract: flag({
    group: 'agents',
    en: 'Agents have dividend contracts.',
    vi: 'Đại lý có hợp đồng cổ tức.',
    demo: false,
    live: false,
  }),
  dailySalary: flag({
    group: 'agents',
    en: 'Agents have daily salaries.',
    vi: 'Đại lý có lương ngày.',
    demo: false,
    live: false,
  }),
  hourlySalary: flag({
    group: 'agents',
    en: 'Agents have hourly salaries.',
    vi: 'Đại lý có lương giờ.',
    demo: false,
    live: false,
  }),
  realTimeSalary: flag({
    group: 'agents',
    en: 'Agents have real-time salaries.',
    vi: 'Đại lý có lương theo thời gian thực.',
    demo: false,
    live: false,
  }),
})

import * as z from 'zod/mini'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'

/** Settings of the lobby. */
export const settings = placed(20, {
  heroGame: row({
    name: ['Game on the home page banner', 'Trò chơi trên biểu ngữ trang chủ'],
    group: 'brand',
    en: 'Game on the home page banner, by its code such as river-dragon; empty: the brand’s first game.',
    vi: 'Trò chơi trên biểu ngữ trang chủ, theo mã như river-dragon; để trống: trò đầu tiên của thương hiệu.',
    type: z.string().check(z.regex(/^([a-z0-9][a-z0-9-]{0,59})?$/)),
    starts: '',
  }),
})

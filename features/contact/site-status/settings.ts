import * as z from 'zod/mini'
import { placed } from '#contract/declare/place.ts'
import { row } from '#contract/declare/setting.ts'

const link = z.union([z.literal(''), z.url({ protocol: /^https$/ }).check(z.maxLength(300))])

/**
 * An origin without a path, as a content security policy names it: https, or plain http on this machine for trials. Nothing else is
 * allowed, because it goes into a header of every page.
 */
const pictureOrigin = z
  .string()
  .check(
    z.maxLength(260),
    z.regex(/^(https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?|http:\/\/([a-z0-9-]+\.)*localhost)(:[1-9]\d{0,4})?$/),
  )

/** Settings of support contacts, image mirrors and analytics. */
export const settings = {
  ...placed(70, {
    supportEmail: row({
      name: ['Support email', 'Email hỗ trợ'],
      group: 'support',
      en: 'Support email for members; also shown while the site is closed.',
      vi: 'Địa chỉ email hỗ trợ hội viên; cũng hiển thị khi trang đóng.',
      type: z.union([z.literal(''), z.email().check(z.maxLength(200))]),
      starts: '',
      demo: 'help@demo.invalid',
      isBrandsOwn: true,
    }),
    supportPhone: row({
      name: ['Support phone number', 'Số điện thoại hỗ trợ'],
      group: 'support',
      en: 'Phone number of customer service with its dialling code; empty shows none.',
      vi: 'Số điện thoại chăm sóc khách hàng kèm mã vùng; để trống thì không hiển thị.',
      type: z.string().check(z.regex(/^(\+[0-9 ]{6,24})?$/)),
      starts: '',
      isBrandsOwn: true,
    }),
    supportLink: row({
      name: ['Customer service link', 'Liên kết chăm sóc khách hàng'],
      group: 'support',
      en: 'URL of the customer service window, such as a live chat; empty opens the contact list.',
      vi: 'Địa chỉ cửa sổ chăm sóc khách hàng, ví dụ trò chuyện trực tuyến; để trống thì mở danh sách liên hệ.',
      type: link,
      starts: '',
      isBrandsOwn: true,
    }),
    vipSupportLink: row({
      name: ['Customer service link, VIP', 'Liên kết chăm sóc khách hàng VIP'],
      group: 'support',
      en: 'The same window for members above rank level 4; empty uses the regular one.',
      vi: 'Cửa sổ chăm sóc khách hàng cho hội viên trên hạng 4; để trống thì dùng cửa sổ chung.',
      type: link,
      starts: '',
      isBrandsOwn: true,
    }),
  }),
  ...placed(100, {
    imageCdns: row({
      name: ['Image mirrors', 'Máy chủ nhân bản hình ảnh'],
      group: 'technical',
      en: 'Mirrors of this site, such as https://pictures.example.org, that serve game images. Each browser uses the first to respond, or the site itself if none does (SYS-01).',
      vi: 'Các máy chủ nhân bản của trang này, ví dụ https://pictures.example.org, dùng để tải ảnh trò chơi. Mỗi trình duyệt dùng địa chỉ phản hồi trước; nếu không có thì tải từ chính trang.',
      type: z.array(pictureOrigin).check(z.maxLength(5)),
      starts: [],
      isBrandsOwn: true,
    }),
    gtagId: row({
      name: ['Google Analytics ID', 'Mã Google Analytics'],
      group: 'technical',
      en: 'Google Analytics ID; empty turns analytics off. When set, only its hosts are added to the content policy.',
      vi: 'Mã Google Analytics; để trống thì tắt. Khi đặt mã, chỉ các máy chủ cần thiết được phép.',
      type: z.string().check(z.regex(/^(G-[A-Z0-9]{4,16})?$/)),
      starts: '',
      isBrandsOwn: true,
    }),
  }),
}

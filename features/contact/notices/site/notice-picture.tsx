import type { Notice } from './use-notices.ts'

/** The picture of a notice, as wide as its text; its height is reserved before it loads. */
export function NoticePicture({ picture }: { readonly picture: Notice['picture'] }) {
  if (!picture) return null
  const { src, width, height } = picture
  return <img src={src} width={width} height={height} alt="" className="h-auto w-full rounded-card" />
}

import type { Ref } from 'react'

/** Usual sizes of advertising spaces, in pixels. */
export const bannerSizes = {
  '300x250': { width: 300, height: 250 },
  '728x90': { width: 728, height: 90 },
  '320x50': { width: 320, height: 50 },
  '160x600': { width: 160, height: 600 },
} as const
export type BannerSize = keyof typeof bannerSizes

/** Texts of banners in their own language, which need not be that of the page: calm, without a promise of winnings. */
export function bannerTexts(language: 'en' | 'vi', brand: string) {
  return language === 'vi'
    ? {
        title: `${brand}: trò chơi công bằng, kiểm chứng được`,
        act: 'Xem ngay',
        age: '18+ · Chơi có trách nhiệm',
      }
    : { title: `${brand}: fair games you can verify`, act: 'Take a look', age: '18+ · Play responsibly' }
}

type BannerProps = {
  readonly ref?: Ref<SVGSVGElement>
  readonly size: BannerSize
  readonly language: 'en' | 'vi'
  readonly brand: string
}

/** Colours are written out: the file is shown on other sites, which have none of ours. */
const COLOURS = {
  ground: '#0f1f1b',
  line: '#1f7a5c',
  text: '#f4f7f5',
  quiet: '#a9bdb5',
  act: '#2bb387',
  onAct: '#04140f',
}
const FONT = 'system-ui, -apple-system, Segoe UI, Roboto, sans-serif'

/** Wraps text at spaces to lines of a maximum length. */
export function linesOf(text: string, most: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** One banner as a picture that stands alone. */
export function Banner({ ref, size, language, brand }: BannerProps) {
  const { width, height } = bannerSizes[size]
  const { title, act, age } = bannerTexts(language, brand)
  const isWide = width > height * 2
  const pad = isWide ? 12 : 18
  const big = height <= 50 ? 13 : isWide ? 20 : 24
  const actWidth = height <= 50 ? 84 : 118
  const actHeight = height <= 50 ? 28 : 40
  const room = isWide ? width - actWidth - pad * 3 : width - pad * 2
  const lines = linesOf(title, Math.floor(room / (big * 0.56)))
  const actX = isWide ? width - actWidth - pad : pad
  const actY = isWide ? (height - actHeight) / 2 : height - actHeight - pad - 22
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={title}
    >
      <rect width={width} height={height} fill={COLOURS.ground} />
      <circle cx={width} cy={0} r={Math.min(width, height) * 0.8} fill={COLOURS.line} opacity={0.35} />
      <rect x={0.5} y={0.5} width={width - 1} height={height - 1} fill="none" stroke={COLOURS.line} />
      {lines.map((line, n) => (
        <text
          key={line}
          x={pad}
          y={
            isWide
              ? height / 2 +
                big * 0.35 -
                ((lines.length - 1) * big * 1.2) / 2 +
                n * big * 1.2 -
                (height > 50 ? 6 : 0)
              : pad + big + n * big * 1.25
          }
          fill={COLOURS.text}
          fontFamily={FONT}
          fontSize={big}
          fontWeight={700}
        >
          {line}
        </text>
      ))}
      <rect x={actX} y={actY} width={actWidth} height={actHeight} rx={8} fill={COLOURS.act} />
      <text
        x={actX + actWidth / 2}
        y={actY + actHeight / 2 + 5}
        textAnchor="middle"
        fill={COLOURS.onAct}
        fontFamily={FONT}
        fontSize={height <= 50 ? 12 : 15}
        fontWeight={700}
      >
        {act}
      </text>
      {height > 50 && (
        <text x={pad} y={height - (isWide ? 10 : 14)} fill={COLOURS.quiet} fontFamily={FONT} fontSize={11}>
          {age}
        </text>
      )}
    </svg>
  )
}

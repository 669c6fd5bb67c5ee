/** The six pictures of bau cua, drawn in 48 by 48: deer, gourd, rooster, fish, crab, shrimp. */
const pictures: Readonly<Record<number, () => React.ReactNode>> = {
  1: () => (
    <>
      <path
        d="M15 3c-1 5 1 8 5 10M11 8c2 3 4 4 8 4M33 3c1 5-1 8-5 10M37 8c-2 3-4 4-8 4"
        className="bc-line"
      />
      <path
        d="M24 12c6 0 9 4 9 9l8-2c0 5-4 7-8 7-1 9-4 17-9 17s-8-8-9-17c-4 0-8-2-8-7l8 2c0-5 3-9 9-9z"
        fill="#b5652b"
      />
      <path d="M24 30c4 0 6 3 6 6s-3 7-6 7-6-4-6-7 2-6 6-6z" fill="#f3dcbc" />
      <circle cx="19" cy="24" r="2" fill="#20120a" />
      <circle cx="29" cy="24" r="2" fill="#20120a" />
      <path d="M21.5 35h5L24 38z" fill="#20120a" />
    </>
  ),
  2: () => (
    <>
      <path d="M24 4q5-3 8 0" className="bc-line" />
      <path
        d="M24 5c5 0 8 4 7 9-1 4 1 5 4 8 6 6 6 22-11 22S7 28 13 22c3-3 5-4 4-8-1-5 2-9 7-9z"
        fill="#e39a2b"
      />
      <path d="M15 25q9 6 18 0" className="bc-tie" />
      <path
        d="M18 10q-1 4 1 6M14 31q-1 6 3 9"
        stroke="#ffe2a3"
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  3: () => (
    <>
      <path
        d="M39 20c7-3 7-11 4-15-2 5-7 4-11 8-6 5-9 4-14 2 2 8-5 10-3 18 1 7 7 10 14 9 8-1 13-9 10-22z"
        fill="#c9502b"
      />
      <path d="M43 5c-2 5-7 4-11 8 4 2 5 4 7 7 7-3 7-11 4-15z" fill="#1f6f56" />
      <path d="M18 15c-4-3-9 0-9 5l-4 2 5 2c1 3 3 5 5 6 0-6 6-9 3-15z" fill="#e8b23c" />
      <path d="M10 15c-1-4 1-6 2-7 1 2 2 2 2 2s0-2 2-3c0 2 1 2 1 2l2-1c0 3 0 5-2 7z" fill="#d8202f" />
      <circle cx="12" cy="19" r="1.5" fill="#20120a" />
      <path d="M23 42v4M30 41v5M20 46h5M28 46h5" className="bc-line" />
      <path d="M24 24c5 0 9 2 11 6-5 4-11 2-11-6z" fill="#8f2f18" />
    </>
  ),
  4: () => (
    <>
      <path d="M5 25c5-10 15-13 24-8l13-8c-3 7-3 24 0 30l-13-7c-9 6-19 3-24-7z" fill="#e0622c" />
      <path d="M42 9c-3 7-3 24 0 30l-8-5c-2-5-2-14 0-20z" fill="#f2a13c" />
      <path d="M18 15c2-5 8-6 12-4-1 3-3 5-5 5zM20 36c1 3 5 5 9 3l-3-5z" fill="#f2a13c" />
      <circle cx="12" cy="23" r="2.6" fill="#fff" />
      <circle cx="12" cy="23" r="1.3" fill="#20120a" />
      <path
        d="M18 19q4 6 0 12M23 18q4 7 0 14M28 19q3 6 0 12"
        stroke="#a8401a"
        strokeWidth="1.5"
        fill="none"
      />
    </>
  ),
  5: () => (
    <>
      <path d="M12 33l-6 5M11 29l-7 2M13 37l-4 6M36 33l6 5M37 29l7 2M35 37l4 6" className="bc-leg" />
      <path
        d="M13 24C6 22 3 15 6 9c2 2 3 3 5 3 0-2 0-4 1-6 5 3 6 9 4 16zM35 24c7-2 10-9 7-15-2 2-3 3-5 3 0-2 0-4-1-6-5 3-6 9-4 16z"
        fill="#d5342c"
      />
      <ellipse cx="24" cy="30" rx="14" ry="11" fill="#d5342c" />
      <path d="M14 27q10-8 20 0" stroke="#f28b76" strokeWidth="2" fill="none" strokeLinecap="round" />
      <path d="M20 21v-4M28 21v-4" className="bc-leg" />
      <circle cx="20" cy="16" r="2.4" fill="#20120a" />
      <circle cx="28" cy="16" r="2.4" fill="#20120a" />
      <path d="M19 34q5 4 10 0" className="bc-line" />
    </>
  ),
  6: () => (
    <>
      <path d="M13 16C8 10 6 8 3 7M15 13C12 7 10 4 8 2" className="bc-leg" />
      <path
        d="M12 17c6-6 18-8 25 0 8 9 5 22-5 26 2-3 2-5 1-7-4 4-9 4-12 1 6-1 10-4 10-8-6 2-15 0-19-5z"
        fill="#ee7a4a"
      />
      <path
        d="M22 14q4 8-1 14M29 14q5 8 1 15M36 20q2 6-3 11"
        stroke="#b9421d"
        strokeWidth="1.7"
        fill="none"
      />
      <path d="M18 27l-3 6M22 28l-2 7M26 29l-1 6" className="bc-leg" />
      <path d="M32 43c-5 2-9 2-12 0 3-1 4-3 4-5z" fill="#c9502b" />
      <circle cx="16" cy="18" r="1.9" fill="#20120a" />
    </>
  ),
}

export function BauCuaFace({ face }: { readonly face: number }) {
  return (
    <svg viewBox="0 0 48 48" className="bc-face" aria-hidden>
      {pictures[face]?.()}
    </svg>
  )
}

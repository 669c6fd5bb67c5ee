/** A lantern behind a free door, drawn in 40 by 40. */
export function Lantern() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden>
      <defs>
        <radialGradient id="climb-lamp" cx="0.5" cy="0.55" r="0.6">
          <stop offset="0" stopColor="#fff6c9" />
          <stop offset="0.4" stopColor="#ffb84d" />
          <stop offset="1" stopColor="#c5301c" />
        </radialGradient>
      </defs>
      <path d="M20 2v6" stroke="#ffe2a0" strokeWidth="1.6" />
      <rect x="13" y="7" width="14" height="4" rx="1.5" fill="#f0b945" />
      <ellipse cx="20" cy="20" rx="13.5" ry="10.5" fill="url(#climb-lamp)" />
      <path
        d="M20 9.5v21M12.5 11c-3 5-3 13 0 18M27.5 11c3 5 3 13 0 18"
        fill="none"
        stroke="#8c1d10"
        strokeWidth="0.9"
        opacity="0.7"
      />
      <rect x="13" y="29" width="14" height="3.4" rx="1.4" fill="#f0b945" />
      <path d="M20 32v6M17.5 32v4M22.5 32v4" stroke="#ff8a4a" strokeWidth="1.3" />
    </svg>
  )
}

/** A tiger's face, drawn in 40 by 40. */
export function Tiger() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden>
      <defs>
        <radialGradient id="climb-fur" cx="0.5" cy="0.4" r="0.65">
          <stop offset="0" stopColor="#ffc163" />
          <stop offset="0.7" stopColor="#f28b1e" />
          <stop offset="1" stopColor="#a84d07" />
        </radialGradient>
      </defs>
      <circle cx="8.5" cy="9.5" r="5.5" fill="#c96510" />
      <circle cx="31.5" cy="9.5" r="5.5" fill="#c96510" />
      <circle cx="8.5" cy="9.8" r="2.8" fill="#3b1a08" />
      <circle cx="31.5" cy="9.8" r="2.8" fill="#3b1a08" />
      <path
        d="M20 5c9.5 0 15.5 6 15.5 15.5C35.5 30 29 37 20 37S4.5 30 4.5 20.5C4.5 11 10.5 5 20 5z"
        fill="url(#climb-fur)"
      />
      <path
        d="M20 6l-1.6 7h3.2zM14 7l1.5 5.5 2-5.8zM26 7l-1.5 5.5-2-5.8zM5 19l7 1.5-6.5 2zM35 19l-7 1.5 6.5 2zM6.5 26l6.5-.5-5.5 3.8zM33.5 26l-6.5-.5 5.5 3.8z"
        fill="#2b1206"
      />
      <ellipse cx="15.8" cy="29" rx="6" ry="5.2" fill="#fff3df" />
      <ellipse cx="24.2" cy="29" rx="6" ry="5.2" fill="#fff3df" />
      <path d="M20 24.5l-3.4-2.7h6.8z" fill="#7d2516" />
      <path d="M15 32.5l1.5 3.5 1.6-3zM25 32.5l-1.5 3.5-1.6-3z" fill="#fff" />
      <path
        d="M9.5 16.5l6.5 2.8c-1 2.5-5.5 1.8-6.5-2.8zM30.5 16.5L24 19.3c1 2.5 5.5 1.8 6.5-2.8z"
        fill="#fff27a"
      />
      <circle cx="13.7" cy="18.7" r="1.2" fill="#1c0a02" />
      <circle cx="26.3" cy="18.7" r="1.2" fill="#1c0a02" />
    </svg>
  )
}

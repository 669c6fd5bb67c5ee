/** The signs of the two sides, drawn in 32 by 32. */
export function DragonSign() {
  return (
    <svg viewBox="0 0 32 32" className="lt-sign" aria-hidden>
      <path
        d="M5 26c2-6 6-7 10-7 5 0 8-2 8-5s-3-5-7-4l2 3-6-1-3 3c-2-4 0-8 4-10L12 2l5 2 3-3 1 4c5 1 8 5 7 10-1 6-6 9-12 9-4 0-7 0-8 5z"
        fill="currentColor"
      />
      <circle cx="18.5" cy="9" r="1.3" fill="#10151f" />
    </svg>
  )
}

export function TigerSign() {
  return (
    <svg viewBox="0 0 32 32" className="lt-sign" aria-hidden>
      <path
        d="M5 6c3-2 6-1 8 1q3-1 6 0c2-2 5-3 8-1 1 3 0 6-1 7 2 8-3 15-10 16C9 28 4 21 6 13 5 12 4 9 5 6z"
        fill="currentColor"
      />
      <path
        d="M16 7v5M13 8l1 3M19 8l-1 3M7 16l4 1M7 20l4-.5M25 16l-4 1M25 20l-4-.5M13 22q3 3 6 0M16 19v3"
        stroke="#10151f"
        strokeWidth="1.5"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M11 15l3 1.500M21 15l-3 1.5" stroke="#10151f" strokeWidth="2" strokeLinecap="round" />
      <path d="M14.5 18.500h3L16 20.500z" fill="#10151f" />
    </svg>
  )
}

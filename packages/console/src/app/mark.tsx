/** The mark of the house beside the word of the place. */
export const Mark = () => (
  <span className="mark">
    <svg width="34" height="26" viewBox="0 0 38 28" aria-hidden="true">
      <path
        d="M6.4 14.2V24.5M14.2 6.2H30.8a4 4 0 0 1 4 4V24.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
      <circle cx="6.4" cy="6.4" r="4.4" fill="#ccf83a" />
    </svg>
    运营台
  </span>
)

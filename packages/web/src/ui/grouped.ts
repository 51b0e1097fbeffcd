/** `60,704`. The browser's own formatting would first load a whole language, and keep the page waiting. */
export const grouped = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',')

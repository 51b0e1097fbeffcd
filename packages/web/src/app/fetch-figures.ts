const WEIGHTS = [500, 600, 700]

/**
 * Fetches the type faces of figures before anything is drawn with them: found by the first rows, they
 * would come after these and lay everything out a second time.
 */
export function fetchFigures(): void {
  for (const weight of WEIGHTS)
    document.fonts?.load(`${weight} 1em 'Linmen Num'`, '0').catch(() => {})
}

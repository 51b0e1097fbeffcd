/**
 * Solves A·x = b for a symmetric positive definite A whose lower triangle is given (Cholesky).
 * A and b are left as they are.
 */
export function solveSymmetric(
  matrix: Float64Array,
  right: Float64Array,
  out: Float64Array,
): Float64Array {
  const n = right.length
  const lower = new Float64Array(n * n)
  for (let i = 0; i < n; i++)
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * n + j]!
      for (let k = 0; k < j; k++) sum -= lower[i * n + k]! * lower[j * n + k]!
      lower[i * n + j] = i === j ? Math.sqrt(sum) : sum / lower[j * n + j]!
    }
  for (let i = 0; i < n; i++) {
    let sum = right[i]!
    for (let k = 0; k < i; k++) sum -= lower[i * n + k]! * out[k]!
    out[i] = sum / lower[i * n + i]!
  }
  for (let i = n - 1; i >= 0; i--) {
    let sum = out[i]!
    for (let k = i + 1; k < n; k++) sum -= lower[k * n + i]! * out[k]!
    out[i] = sum / lower[i * n + i]!
  }
  return out
}

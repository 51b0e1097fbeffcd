// Sentences of ours that the shell says too: apart from those the specification words, and from the codecs of the refusals.

export const tooOften = '操作过于频繁，请稍后再试'

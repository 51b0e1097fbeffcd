// Reads a log of ours with golang.org/x/mod/sumdb/{tlog,note}, which know nothing of our code: the signature of the
// checkpoint, that every entry stands under the signed root, and that the log extends a checkpoint kept earlier.
// Usage: main <address or folder> [file of an earlier checkpoint]
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

func read(place, path string) []byte {
	if !strings.HasPrefix(place, "http") {
		data, err := os.ReadFile(filepath.Join(place, path))
		check(err)
		return data
	}
	answer, err := http.Get(place + "/log/" + path)
	check(err)
	defer answer.Body.Close()
	data, err := io.ReadAll(answer.Body)
	check(err)
	if answer.StatusCode != 200 {
		fail(path + ": " + answer.Status)
	}
	return data
}

func check(err error) {
	if err != nil {
		fail(err.Error())
	}
}

func fail(text string) {
	fmt.Fprintln(os.Stderr, text)
	os.Exit(1)
}

type tiles struct{ place string }

func (t tiles) Height() int                         { return 8 }
func (t tiles) SaveTiles(_ []tlog.Tile, _ [][]byte) {}

// Its own addresses begin with the height of a tile, ours do not.
func (t tiles) ReadTiles(wanted []tlog.Tile) ([][]byte, error) {
	var all [][]byte
	for _, tile := range wanted {
		path := strings.Replace(tile.Path(), "tile/8/", "tile/", 1)
		all = append(all, read(t.place, path))
	}
	return all, nil
}

func bundlePath(n, width int64) string {
	tile := tlog.Tile{H: 8, L: 0, N: n, W: int(width)}
	return strings.Replace(tile.Path(), "tile/8/0/", "tile/entries/", 1)
}

func open(signed []byte, verifier note.Verifier) (string, tlog.Tree) {
	opened, err := note.Open(signed, note.VerifierList(verifier))
	check(err)
	lines := strings.Split(opened.Text, "\n")
	size, err := strconv.ParseInt(lines[1], 10, 64)
	check(err)
	root, err := tlog.ParseHash(lines[2])
	check(err)
	return lines[0], tlog.Tree{N: size, Hash: root}
}

func extends(older tlog.Tree, newer tlog.Tree, reader tlog.HashReader) {
	if older.N > newer.N {
		fail(fmt.Sprintf("%d entries do not extend %d", newer.N, older.N))
	}
	proof, err := tlog.ProveTree(newer.N, older.N, reader)
	check(err)
	check(tlog.CheckTree(proof, newer.N, newer.Hash, older.N, older.Hash))
	fmt.Printf("extends the %d entries under %s\n", older.N, older.Hash)
}

func main() {
	if len(os.Args) != 2 && len(os.Args) != 3 {
		fail("main <address or folder> [file of an earlier checkpoint]")
	}
	place := strings.TrimSuffix(os.Args[1], "/")
	verifier, err := note.NewVerifier(strings.TrimSpace(string(read(place, "key"))))
	check(err)
	origin, tree := open(read(place, "checkpoint"), verifier)
	size, root := tree.N, tree.Hash
	reader := tlog.TileHashReader(tree, tiles{place})
	kinds := map[string]int{}
	for n := int64(0); n*256 < size; n++ {
		width := size - n*256
		if width > 256 {
			width = 256
		}
		bundle := read(place, bundlePath(n, width))
		var indexes []int64
		var leaves []tlog.Hash
		for at := int64(0); at < width; at++ {
			length := int(bundle[0])<<8 | int(bundle[1])
			entry := bundle[2 : 2+length]
			bundle = bundle[2+length:]
			leaves = append(leaves, tlog.RecordHash(entry))
			indexes = append(indexes, tlog.StoredHashIndex(0, n*256+at))
			var told struct{ Kind string }
			check(json.Unmarshal(entry, &told))
			kinds[told.Kind]++
		}
		// Every tile that is read is checked against the root of the tree first.
		hashes, err := reader.ReadHashes(indexes)
		check(err)
		for at := range hashes {
			if hashes[at] != leaves[at] {
				fail(fmt.Sprintf("entry %d is not the one that was signed", n*256+int64(at)))
			}
		}
	}
	if size > 0 {
		proof, err := tlog.ProveRecord(size, size/2, reader)
		check(err)
		hashes, err := reader.ReadHashes([]int64{tlog.StoredHashIndex(0, size/2)})
		check(err)
		check(tlog.CheckRecord(proof, size, root, size/2, hashes[0]))
	}
	fmt.Printf("%s %d entries under %s %v\n", origin, size, root, kinds)
	if len(os.Args) == 3 {
		kept, err := os.ReadFile(os.Args[2])
		check(err)
		_, older := open(kept, verifier)
		extends(older, tree, reader)
	}
}

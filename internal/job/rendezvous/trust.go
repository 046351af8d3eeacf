package rendezvous

import (
	"crypto/ed25519"
	"crypto/hkdf"
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"errors"
	"fmt"
	"math/big"
	"time"

	"github.com/gpuc-go/gpuc/internal/job/jobenv"
)

// minToken is how long a token is at least: who connects may try tokens at leisure.
const minToken = 16

// errStranger is the error of a connection whose other end has another token.
var errStranger = errors.New("the other end has another token, or belongs to another job")

// CheckToken refuses a token that can be guessed.
func CheckToken(token jobenv.Secret) error {
	if len(token) < minToken {
		return fmt.Errorf("the token has %d characters; use at least %d, such as openssl rand -hex 16 prints", len(token), minToken)
	}
	return nil
}

// trust returns how TLS is set up at both ends. All processes of a job derive the same key from
// its token. Each proves that it has the key, and accepts nobody who has not. So TLS compares
// no secrets, and nothing that goes over the wire helps a stranger.
func trust(token jobenv.Secret, id string) (*tls.Config, error) {
	if err := CheckToken(token); err != nil {
		return nil, err
	}
	seed, err := hkdf.Key(sha256.New, []byte(token.Reveal()), nil, "gpuc job "+id, ed25519.SeedSize)
	if err != nil {
		return nil, err
	}
	key := ed25519.NewKeyFromSeed(seed)
	public := key.Public().(ed25519.PublicKey)
	template := &x509.Certificate{
		SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "gpuc"},
		// Clocks of hosts differ, and nobody looks at these times.
		NotBefore: time.Unix(0, 0), NotAfter: time.Unix(1<<32, 0),
	}
	der, err := x509.CreateCertificate(rand.Reader, template, template, public, key)
	if err != nil {
		return nil, err
	}
	return &tls.Config{
		MinVersion:             tls.VersionTLS13,
		Certificates:           []tls.Certificate{{Certificate: [][]byte{der}, PrivateKey: key}},
		ClientAuth:             tls.RequireAnyClientCert,
		SessionTicketsDisabled: true,
		InsecureSkipVerify:     true, // VerifyConnection compares the keys; there are no names
		VerifyConnection: func(s tls.ConnectionState) error {
			if len(s.PeerCertificates) != 1 {
				return errStranger
			}
			other, ok := s.PeerCertificates[0].PublicKey.(ed25519.PublicKey)
			if !ok || subtle.ConstantTimeCompare(other, public) != 1 {
				return errStranger
			}
			return nil
		},
	}, nil
}
